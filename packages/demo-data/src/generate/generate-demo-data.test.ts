import { applicationTemplate, findAnswerProblems } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { answersTo } from './generate-application-forms.ts';
import { generateDemoData } from './generate-demo-data.ts';
import { repeatedIn, sampleNow, sample } from './sample-for-tests.ts';

const { employers, jobs, jobDrafts, seekers, forms, formDrafts, applications, savedJobs } = sample;
const activeJobs = jobs.filter(({ status }) => status === 'active');
const closedJobs = jobs.filter(({ status }) => status === 'closed');
const jobByKey = new Map(jobs.map((job) => [job.key, job]));

describe('the sample as a whole', () => {
  it('is the same for the same moment', () => {
    expect(generateDemoData(sampleNow)).toEqual(generateDemoData(sampleNow));
  });

  it('moves with the moment it is made for', () => {
    const later = generateDemoData(new Date(sampleNow.getTime() + 1000));
    expect(later.jobs.map(({ title }) => title)).toEqual(jobs.map(({ title }) => title));
    expect(later.jobs[0]?.publishedAt).not.toEqual(jobs[0]?.publishedAt);
  });

  it('has the promised size', () => {
    expect(employers.length).toBeGreaterThanOrEqual(105);
    expect(activeJobs.length).toBeGreaterThanOrEqual(225);
    expect(activeJobs.length).toBeLessThanOrEqual(260);
    expect(activeJobs.filter(({ city }) => city === 'Raleigh').length).toBeGreaterThanOrEqual(85);
    expect(closedJobs.length).toBeGreaterThanOrEqual(35);
    expect(seekers).toHaveLength(30);
    expect(forms.length).toBeGreaterThanOrEqual(20);
    expect(savedJobs.length).toBeGreaterThanOrEqual(60);
  });

  it('features at most a third of its jobs, in Raleigh too', () => {
    const plans = new Map(employers.map(({ key, plan }) => [key, plan]));
    const isFeatured = ({ employerKey }: (typeof jobs)[number]) =>
      ['accelerate', 'corporate'].includes(plans.get(employerKey) ?? '');
    for (const those of [activeJobs, activeJobs.filter(({ city }) => city === 'Raleigh')])
      expect(those.filter(isFeatured).length).toBeLessThanOrEqual(those.length / 3);
  });

  it('refers only to what it contains', () => {
    const employerKeys = new Set(employers.map(({ key }) => key));
    const seekerKeys = new Set(seekers.map(({ key }) => key));
    expect(jobs.filter(({ employerKey }) => !employerKeys.has(employerKey))).toEqual([]);
    for (const { jobKey, seekerKey } of [...applications, ...savedJobs]) {
      expect(jobByKey.has(jobKey)).toBe(true);
      expect(seekerKeys.has(seekerKey)).toBe(true);
    }
    for (const list of [employers, jobs, seekers, applications]) {
      expect(repeatedIn(list.map(({ key }) => key))).toEqual([]);
    }
  });

  it('has forms that its applicants have answered in full', () => {
    for (const form of forms) {
      const job = jobByKey.get(form.jobKey);
      if (!job) throw new Error(`the form of ${form.jobKey} has no job`);
      const template = applicationTemplate
        .pick({ basicFields: true, documents: true, questions: true })
        .parse(form);
      const basicFields = { fullName: 'A B', email: 'a@b.example', phone: '9195550100' };
      const answers = answersTo(job, 'anyone');
      expect(findAnswerProblems(template, { basicFields, answers, documents: {} })).toEqual([]);
    }
  });

  it('has nothing that happens in the future', () => {
    const moments = [
      ...employers.map(({ createdAt }) => createdAt),
      ...jobs.flatMap(({ createdAt, publishedAt, updatedAt }) => [
        createdAt,
        publishedAt,
        updatedAt,
      ]),
      ...applications.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
      ...savedJobs.map(({ createdAt }) => createdAt),
      ...jobDrafts.map(({ updatedAt }) => updatedAt),
      ...formDrafts.map(({ updatedAt }) => updatedAt),
    ];
    expect(moments.filter((moment) => moment > sampleNow)).toEqual([]);
  });
});
