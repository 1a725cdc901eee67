import { applicationStatuses, draftProblem, PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import { countBy, sampleNow, sample } from './generate/sample-for-tests.ts';

const { employers, jobs, jobDrafts, formDrafts, seekers, applications, savedJobs } = sample;
const activeJobs = jobs.filter(({ status }) => status === 'active');
const closedJobs = jobs.filter(({ status }) => status === 'closed');

describe('the demo accounts', () => {
  const recently = new Date(sampleNow.getTime() - 30 * 24 * 60 * 60 * 1000);

  it('give the seeker saved jobs and applications in every status but ended, two of them accepted', () => {
    const { key, email } = demoAccounts.seeker;
    expect(seekers.find((seeker) => seeker.key === key)?.email).toBe(email);
    const own = countBy(
      applications.filter(({ seekerKey }) => seekerKey === key),
      ({ status }) => status,
    );
    expect(new Set(own.keys())).toEqual(
      new Set(applicationStatuses.filter((status) => status !== 'ended')),
    );
    expect(own.get('accepted')).toBe(2);
    expect(savedJobs.filter(({ seekerKey }) => seekerKey === key).length).toBeGreaterThan(3);
  });

  it('give the employer a busy active job, a free place and four filled ones, two filled recently', () => {
    const { key, email } = demoAccounts.employer;
    expect(employers.find((employer) => employer.key === key)).toMatchObject({
      email,
      plan: 'impact',
    });
    const own = jobs.filter(({ employerKey }) => employerKey === key);
    const [active, closed] = [activeJobs, closedJobs].map((list) =>
      list.filter((job) => own.includes(job)),
    );
    expect(active).toHaveLength(PLAN_ACTIVE_JOBS.impact - 1);
    for (const job of active ?? []) {
      const applicants = applications.filter(({ jobKey }) => jobKey === job.key);
      expect(
        applicants.filter(({ status }) => status === 'submitted').length,
      ).toBeGreaterThanOrEqual(6);
      // One of those with several openings has been accepted.
      const statuses = job.openings > 1 ? 6 : 5;
      expect(new Set(applicants.map(({ status }) => status)).size).toBe(statuses);
    }
    expect(closed).toHaveLength(4);
    const acceptedDates = applications.flatMap(({ jobKey, acceptedDate }) =>
      acceptedDate && closed?.some((job) => job.key === jobKey) ? [acceptedDate] : [],
    );
    expect(acceptedDates).toHaveLength(4);
    expect(acceptedDates.filter((date) => date > recently)).toHaveLength(2);
  });

  it('give the employer a job that is begun and one that can go live within a week', () => {
    const [begun, scheduled] = jobDrafts;
    expect(jobDrafts).toHaveLength(2);
    for (const draft of jobDrafts) expect(draft.employerKey).toBe(demoAccounts.employer.key);
    expect(begun?.publishAt).toBeNull();
    const { fields = {}, publishAt = null } = scheduled ?? {};
    if (publishAt === null) throw new Error('the second draft is not scheduled');
    const days = (publishAt.getTime() - sampleNow.getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(7);
    expect(draftProblem(fields, publishAt)).toBeNull();
  });

  it('give the employer a form that is begun, for an active job without one', () => {
    expect(formDrafts).toHaveLength(1);
    const [begun] = formDrafts;
    const job = jobs.find(({ key }) => key === begun?.jobKey);
    expect(job).toMatchObject({ employerKey: demoAccounts.employer.key, status: 'active' });
    expect(sample.forms.map(({ jobKey }) => jobKey)).not.toContain(begun?.jobKey);
    expect(begun?.setup.questions.map(({ type }) => type)).toEqual(['text', 'multiple']);
  });

  it('give the newcomer neither a plan nor a job', () => {
    const { key, email } = demoAccounts.newEmployer;
    const newcomer = employers.find((employer) => employer.key === key);
    expect(newcomer).toMatchObject({ email, plan: 'none' });
    expect(jobs.filter(({ employerKey }) => employerKey === key)).toEqual([]);
  });
});
