import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const fromNow = (milliseconds: number) => new Date(app.clock.read().getTime() + milliseconds);

function renew(employer: TestAccount, jobId: string) {
  return app.api.renewJob({ jobId, as: employer });
}

/** The job as responses of its employer have it, which do not compare its pay. */
async function read(jobId: string) {
  const response = await app.api.getJob({ jobId });
  const { usualPay, ...job } = response.json<Record<string, unknown>>();
  expect(usualPay).toBeNull();
  return job;
}

describe('renewing a job', () => {
  it('adds 30 days to its end and changes nothing else', async () => {
    const employer = await signUpEmployer(app);
    const closes_at = fromNow(3 * DAY_MS);
    const jobId = await insertJob(app, employer, { closes_at });
    const before = await read(jobId);
    app.clock.advance(MINUTE_MS);
    const response = await renew(employer, jobId);
    expect(response.statusCode, response.body).toBe(200);
    const after = {
      ...before,
      revision: 2,
      closesAt: new Date(closes_at.getTime() + 30 * DAY_MS).toISOString(),
      updatedAt: app.clock.read().toISOString(),
    };
    expect(response.json()).toEqual({ job: after });
    expect(await read(jobId)).toEqual(after);
  });

  it('is possible from seven days before the end, once for each end', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: fromNow(7 * DAY_MS + 1) });
    const early = await renew(employer, jobId);
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'renew_too_early' });
    app.clock.advance(1);
    const responses = await Promise.all([renew(employer, jobId), renew(employer, jobId)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await read(jobId)).toMatchObject({ closesAt: fromNow(37 * DAY_MS).toISOString() });
  });

  it('does not bring back a closed job', async () => {
    const employer = await signUpEmployer(app);
    const columns = { status: 'Closed', closes_at: fromNow(DAY_MS) } as const;
    const jobId = await insertJob(app, employer, columns);
    const response = await renew(employer, jobId);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'job_closed' });
    expect(await read(jobId)).toMatchObject({ status: 'Closed' });
  });

  it('is for one’s own jobs only', async () => {
    const jobId = await insertJob(app, await signUpEmployer(app), { closes_at: fromNow(DAY_MS) });
    const response = await renew(await signUpEmployer(app), jobId);
    expect(response.statusCode).toBe(404);
    expect(await read(jobId)).toMatchObject({ closesAt: fromNow(DAY_MS).toISOString() });
  });
});
