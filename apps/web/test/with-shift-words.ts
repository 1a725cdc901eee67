import { describeShifts, type Job, workloadOfJob } from '@nextshift/contract';

/** A job with what the server says of its shifts, unless a test says otherwise. */
export function withShiftWords(job: Job, own: Partial<Job>): Job {
  const { shifts } = job;
  return {
    ...job,
    shiftLines: describeShifts(shifts),
    workload: workloadOfJob(job, job),
    ...own,
  };
}
