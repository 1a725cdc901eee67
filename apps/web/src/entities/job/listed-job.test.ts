import { expect, it } from 'vitest';
import { sampleJob } from '../../../test/sample-job.ts';
import { isWholeJob, listJob } from './listed-job.ts';

it('keeps of a job what lists show, and leaves the job as it is', () => {
  const job = sampleJob({ description: 'A long text', address: '1 Main St', title: 'Barista' });
  const listed = listJob(job);
  expect(listed).toMatchObject({ id: job.id, title: 'Barista', shiftLines: job.shiftLines });
  expect(JSON.stringify(listed)).not.toMatch(/A long text|1 Main St/);
  expect(job.description).toBe('A long text');
});

it('tells a whole job from a listed one', () => {
  const job = sampleJob({});
  expect([job, listJob(job), null].map(isWholeJob)).toEqual([true, false, false]);
});
