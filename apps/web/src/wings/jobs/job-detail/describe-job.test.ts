import { expect, it } from 'vitest';
import { sampleJob } from '../../../../test/sample-job.ts';
import { describeJob } from './describe-job.ts';

it('gives the facts, then the description on one line', () => {
  expect(describeJob(sampleJob())).toBe(
    'Part-time · Raleigh, NC · $15 / hour. Pull shots. Steam milk.',
  );
});

it('ends a long description after a whole word', () => {
  const text = describeJob(sampleJob({ description: 'coffee '.repeat(60) }));
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/coffee…$/);
});
