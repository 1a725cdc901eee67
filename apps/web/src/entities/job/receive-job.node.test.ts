import { jobFieldNames, jobFields } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { sampleJob } from '../../../test/sample-job.ts';
import { receiveJob } from './receive-job.ts';

it('splits every list of texts that came in one text', () => {
  const lists = jobFieldNames.filter(
    (name) => jobFields[name].screened && Array.isArray(jobFields[name].none),
  );
  const sent = Object.fromEntries(lists.map((name) => [name, '{"first","second, with comma"}']));
  const received: object = receiveJob(Object.assign(sampleJob(), sent));
  const split = Object.fromEntries(lists.map((name) => [name, ['first', 'second, with comma']]));
  expect(received).toMatchObject(split);
});
