import { createJobBody } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob, minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { lockRow } from '../../../../test/database/lock-row.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { postJob } from '../../posting/job-postings/index.ts';
import { checkJob } from './check-job.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const describeCompany = (employer: TestAccount) =>
  app.api.updateEmployer({
    employerId: employer.id,
    as: employer,
    body: { description: 'Add us at t.me/hirefast.' },
  });

/** Changes the company while an honest job is on its way: read with the company as it was, and not committed yet. */
async function changeBeside(
  employer: TestAccount,
  publish: (transaction: DatabaseTransaction) => Promise<string>,
): Promise<string | undefined> {
  const locked = await lockRow(app, 'employers', employer.id);
  const jobId = await publish(locked.transaction);
  const changing = describeCompany(employer);
  await locked.waitUntilContended();
  await locked.release();
  expect((await changing).statusCode).toBe(200);
  await app.runTasks();
  const job = await app.database
    .selectFrom('jobs')
    .select('moderation')
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job?.moderation;
}

it('reads a job that is posted beside a change of its company', async () => {
  const employer = await signUpEmployer(app);
  const fields = createJobBody.parse(minimalJobBody);
  const moderation = await changeBeside(employer, async (transaction) => {
    const posting = { employerId: employer.id, fields, imageFileId: null };
    return (await postJob(transaction, app.platform, posting)).id;
  });
  expect(moderation).toBe('held');
});

it('reads a job that is reposted beside a change of its company', async () => {
  const employer = await signUpEmployer(app);
  const id = await insertJob(app, employer, { status: 'Closed' });
  const moderation = await changeBeside(employer, async (transaction) => {
    await transaction
      .updateTable('jobs')
      .set({ status: 'Active', closed_at: null })
      .where('id', '=', id)
      .execute();
    await checkJob(transaction, app.platform, id);
    return id;
  });
  expect(moderation).toBe('held');
  // Here the company is locked first, so that the change waits at a certain point.
  app.lockOrder.takeViolations();
});
