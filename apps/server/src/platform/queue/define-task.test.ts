import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { queuedPayloads } from '../../../test/servers/queued-jobs.ts';
import { defineTask } from './define-task.ts';
import { cancelJob, enqueue } from './enqueue.ts';

let app: TestApp;
const received: unknown[] = [];

const count = defineTask({
  name: 'count',
  payload: z.object({ subject: z.string(), times: z.coerce.number<string>() }),
  attempts: 3,
  key: ({ subject }) => subject,
  async run(_platform, payload) {
    received.push(payload);
  },
});

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

it('runs with the payload as its schema reads it, and refuses another', async () => {
  await count.run(app.platform, { subject: 'jobs', times: '2' });
  expect(received).toEqual([{ subject: 'jobs', times: 2 }]);
  expect(() => count.run(app.platform, { subject: 'jobs' })).toThrow(z.ZodError);
});

it('is queued as the payload is, once for a key, until it is cancelled', async () => {
  await enqueue(app.database, count, { subject: 'jobs', times: '1' });
  await enqueue(app.database, count, { subject: 'jobs', times: '2' });
  expect(await queuedPayloads(app)).toEqual([{ subject: 'jobs', times: '2' }]);
  const { rows } = await sql`select key, max_attempts from graphile_worker.jobs`.execute(
    app.database,
  );
  expect(rows).toEqual([{ key: 'count jobs', max_attempts: 3 }]);
  await cancelJob(app.database, count, { subject: 'jobs', times: '2' });
  expect(await queuedPayloads(app)).toEqual([]);
});

it('takes no payload that does not fit, before it compiles', () => {
  // @ts-expect-error the number of times is missing
  expect(() => enqueue(app.database, count, { subject: 'jobs' })).toBeTypeOf('function');
  // @ts-expect-error numbers are queued as text
  expect(() => enqueue(app.database, count, { subject: 'jobs', times: 2 })).toBeTypeOf('function');
});
