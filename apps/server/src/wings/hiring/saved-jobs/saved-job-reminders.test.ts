import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { remindOfSavedJobs } from './remind-of-saved-jobs.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

/** A job that closes in so many days and a minute. */
function closingIn(days: number, title = 'Barista') {
  const closes_at = new Date(app.clock.read().getTime() + days * DAY_MS + MINUTE_MS);
  return insertJob(app, employer, { title, closes_at });
}

const save = (as: TestAccount, jobId: string) =>
  app.api.saveJob({ as, body: { userId: as.id, jobId } });

async function mailsTo({ email }: TestAccount) {
  await enqueue(app.database, remindOfSavedJobs, {});
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

const noticesOf = async (as: TestAccount) =>
  (await app.api.listNotices({ as })).json<{ notices: object[] }>().notices;

describe('a saved job', () => {
  it('tells who saved it three days before it closes, once', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await closingIn(3);
    expect((await save(seeker, jobId)).statusCode).toBe(201);
    expect(await mailsTo(seeker)).toEqual([]);
    app.clock.advance(MINUTE_MS);
    const [mail, ...more] = await mailsTo(seeker);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Barista at Copper Kettle closes on \w{3} \d+, 2026$/);
    expect(mail?.html).toContain(`http://nextshift.example/jobs/${jobId}`);
    expect(await noticesOf(seeker)).toMatchObject([
      { applicationId: null, jobId, jobTitle: 'Barista', status: null, reason: 'closes_soon' },
    ]);
    app.clock.advance(DAY_MS);
    expect(await mailsTo(seeker)).toEqual([]);
    await app.api.renewJob({ jobId, as: employer });
    app.clock.advance(29 * DAY_MS);
    expect(await mailsTo(seeker)).toEqual([]);
  });

  it('shares one mail with the others of a person', async () => {
    const seeker = await signUpSeeker(app);
    for (const title of ['Barista', 'Baker']) await save(seeker, await closingIn(1, title));
    const [mail, ...more] = await mailsTo(seeker);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 jobs that you saved close soon');
    expect(mail?.text).toContain('Baker at Copper Kettle: until the end of');
    expect(await noticesOf(seeker)).toHaveLength(2);
  });

  it('tells nobody who has applied', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await closingIn(1);
    await save(seeker, jobId);
    await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
    expect(await mailsTo(seeker)).toEqual([]);
    expect(await noticesOf(seeker)).toEqual([]);
  });

  it('mails as the settings allow', async () => {
    const seeker = await signUpSeeker(app, { notify_by_email: false, notify_by_push: false });
    await save(seeker, await closingIn(1));
    expect(await mailsTo(seeker)).toEqual([]);
    expect(await noticesOf(seeker)).toHaveLength(1);
  });

  it('tells once by concurrent instances', async () => {
    const seeker = await signUpSeeker(app);
    await save(seeker, await closingIn(1));
    await Promise.all([1, 2, 3].map(() => remindOfSavedJobs.run(app.platform)));
    expect(await mailsTo(seeker)).toHaveLength(1);
    expect(await noticesOf(seeker)).toHaveLength(1);
  });

  it('is not mailed once it is hidden', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await closingIn(1);
    await save(seeker, jobId);
    await remindOfSavedJobs.run(app.platform);
    await app.database
      .updateTable('jobs')
      .set({ moderation: 'held' })
      .where('id', '=', jobId)
      .execute();
    expect(await mailsTo(seeker)).toEqual([]);
  });
});
