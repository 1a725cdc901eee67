import { applicationStatuses, PLAN_APPLICANTS_PER_JOB } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { fullJobEmployer } from './generate-applications.ts';
import { repeatedIn, sample } from './sample-for-tests.ts';

const { jobs, applications, employers, savedJobs } = sample;
const jobByKey = new Map(jobs.map((job) => [job.key, job]));

describe('applications', () => {
  it('are in every status but ended, which follows from the job, and one seeker applies to a job once', () => {
    expect(new Set(applications.map(({ status }) => status))).toEqual(
      new Set(applicationStatuses.filter((status) => status !== 'ended')),
    );
    expect(
      repeatedIn(applications.map(({ jobKey, seekerKey }) => `${jobKey} ${seekerKey}`)),
    ).toEqual([]);
  });

  it('leave an opening of an active job, and fill a closed one at the moment that closed it', () => {
    const accepted = applications.filter(({ status }) => status === 'accepted');
    for (const { jobKey, acceptedDate } of accepted) {
      const job = jobByKey.get(jobKey);
      const count = accepted.filter((other) => other.jobKey === jobKey).length;
      if (job?.status === 'active') expect(count).toBeLessThan(job.openings);
      else expect([count, acceptedDate]).toEqual([job?.openings, job?.updatedAt]);
    }
    const partlyFilled = accepted.filter(({ jobKey }) => jobByKey.get(jobKey)?.status === 'active');
    expect(partlyFilled.length).toBeGreaterThan(15);
    const withDate = applications.filter(({ acceptedDate }) => acceptedDate !== null);
    expect(withDate).toHaveLength(accepted.length);
  });

  it('come after the job was published, and before it was closed', () => {
    for (const { jobKey, createdAt, updatedAt } of applications) {
      const job = jobByKey.get(jobKey);
      expect(job && createdAt > job.publishedAt).toBe(true);
      expect(job && (job.status === 'active' || updatedAt <= job.updatedAt)).toBe(true);
    }
  });

  it('stay within the applicants of each plan, and fill one open job', () => {
    const plans = new Map(employers.map(({ key, plan }) => [key, plan]));
    const counted = applications.filter(({ status }) => status !== 'withdrawn');
    const isFull = ({ key, employerKey }: (typeof jobs)[number]) => {
      const plan = plans.get(employerKey) ?? 'none';
      // A plan that ran out keeps the smallest limit.
      const maxApplicants = PLAN_APPLICANTS_PER_JOB[plan === 'none' ? 'basic' : plan];
      const applicants = counted.filter(({ jobKey }) => jobKey === key).length;
      expect(applicants).toBeLessThanOrEqual(maxApplicants ?? Infinity);
      return applicants === maxApplicants;
    };
    expect(jobs.filter(isFull)).toMatchObject([
      { employerKey: fullJobEmployer, status: 'active', city: 'Durham' },
    ]);
  });

  it('are never for a job that the same seeker has saved', () => {
    const applied = new Set(applications.map(({ jobKey, seekerKey }) => `${jobKey} ${seekerKey}`));
    expect(savedJobs.filter((saved) => applied.has(`${saved.jobKey} ${saved.seekerKey}`))).toEqual(
      [],
    );
  });
});
