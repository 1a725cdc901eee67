import { DAY_MS, SECOND_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { runAllTasks } from '../../../../../test/servers/queued-jobs.ts';
import { cleanUp } from '../../../../retention/clean-up.queries.ts';
import { announceApplication } from '../applicant-mail/announce-application.ts';

interface Notices {
  readonly notices: {
    readonly status: string;
    readonly reason: string;
    readonly readAt: string | null;
  }[];
  readonly unreadCount: number;
}

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function apply() {
  const seeker = await signUpSeeker(app);
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { seeker, jobId, applicationId: await insertApplication(app, own) };
}

async function notify(
  { seeker, applicationId }: { seeker: TestAccount; applicationId: string },
  change: 'submitted' | 'under_review' | 'accepted' | 'place_withdrawn',
) {
  const announcement = { applicationId, seekerId: seeker.id, change, now: app.clock.read() };
  await app.database
    .transaction()
    .execute((transaction) => announceApplication(transaction, announcement));
}

async function noticesOf(as: TestAccount): Promise<Notices> {
  return (await app.api.listNotices({ as })).json<Notices>();
}

describe('GET /api/notices', () => {
  it('lists the newest first, in the seeker’s words, with the number of unread ones', async () => {
    const applied = await apply();
    await notify(applied, 'submitted');
    app.clock.advance(SECOND_MS);
    await notify(applied, 'under_review');
    const first = {
      id: expect.any(String),
      kind: 'decision',
      applicationId: applied.applicationId,
      jobId: applied.jobId,
      jobRemoved: false,
      jobTitle: 'Barista',
      companyName: 'Copper Kettle',
      logo: null,
      reason: null,
      shift: null,
      messageId: null,
      interviewId: null,
      readAt: null,
    };
    expect(await noticesOf(applied.seeker)).toEqual({
      notices: [
        { ...first, status: 'Under Review', createdAt: app.clock.read().toISOString() },
        { ...first, status: 'pending', createdAt: expect.any(String) },
      ],
      unreadCount: 2,
    });
  });

  it('counts nothing that the seeker did', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    const readAt = app.clock.read().toISOString();
    expect(await noticesOf(seeker)).toMatchObject({
      notices: [{ status: 'pending', readAt }],
      unreadCount: 0,
    });
  });

  it('lists each change once', async () => {
    const applied = await apply();
    await notify(applied, 'under_review');
    await notify(applied, 'under_review');
    expect((await noticesOf(applied.seeker)).notices).toHaveLength(1);
  });

  it('lists a withdrawn place next to the acceptance of the same moment', async () => {
    const applied = await apply();
    await notify(applied, 'accepted');
    await notify(applied, 'place_withdrawn');
    await notify(applied, 'place_withdrawn');
    expect(await noticesOf(applied.seeker)).toMatchObject({
      notices: [
        { status: 'Closed', reason: 'place_withdrawn' },
        { status: 'Accepted', reason: null },
      ],
    });
  });

  it('lists news for a reason that only a newer version knows', async () => {
    const applied = await apply();
    await notify(applied, 'place_withdrawn');
    await sql`alter table notices drop constraint notices_reason_check`.execute(app.database);
    await sql`update notices set reason = 'franchise_moved'
      where application_id = ${applied.applicationId}`.execute(app.database);
    expect(await noticesOf(applied.seeker)).toMatchObject({
      notices: [{ status: 'Closed', reason: null }],
    });
  });

  it('shows twenty, and counts all', async () => {
    const applied = await apply();
    for (let time = 0; time < 23; time += 1) {
      app.clock.advance(SECOND_MS);
      await notify(applied, 'under_review');
    }
    const { notices, unreadCount } = await noticesOf(applied.seeker);
    expect([notices.length, unreadCount]).toEqual([20, 23]);
  });

  it('lists what happens whatever the settings are', async () => {
    const applied = await apply();
    await app.database
      .updateTable('seekers')
      .set({ notify_by_push: false, notify_by_email: false, muted_push: ['decision'] })
      .where('id', '=', applied.seeker.id)
      .execute();
    await notify(applied, 'under_review');
    expect(await noticesOf(applied.seeker)).toMatchObject({
      notices: [{ kind: 'decision', status: 'Under Review' }],
      unreadCount: 1,
    });
  });

  it('lists new applicants to an employer once a job, until they are read', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { title: 'Barista' });
    const seekers = [await signUpSeeker(app), await signUpSeeker(app), await signUpSeeker(app)];
    const [first, second, third] = seekers;
    const applyAs = async (as: TestAccount | undefined) => {
      await app.api.applyToJob({ jobId, as, body: { userId: as?.id } });
      await runAllTasks(app);
    };
    await applyAs(first);
    await applyAs(second);
    const notice = {
      kind: 'decision',
      reason: 'applied',
      jobId,
      jobTitle: 'Barista',
      status: null,
    };
    expect(await noticesOf(employer)).toMatchObject({ notices: [notice], unreadCount: 1 });
    await app.api.readNotices({ as: employer });
    await applyAs(third);
    expect(await noticesOf(employer)).toMatchObject({ notices: [notice, notice], unreadCount: 1 });
  });

  it('shows everyone only their own', async () => {
    await notify(await apply(), 'submitted');
    const nothing = { notices: [], unreadCount: 0 };
    expect(await noticesOf(await signUpSeeker(app))).toEqual(nothing);
    expect(await noticesOf(await signUpEmployer(app))).toEqual(nothing);
    expect((await app.api.listNotices()).statusCode).toBe(401);
  });
});

describe('POST /api/notices/read', () => {
  it('marks only one’s own as read', async () => {
    const [mine, theirs] = [await apply(), await apply()];
    await notify(mine, 'submitted');
    await notify(theirs, 'submitted');
    const readAt = app.clock.read().toISOString();
    const response = await app.api.readNotices({ as: mine.seeker });
    expect(response.statusCode).toBe(204);
    app.clock.advance(SECOND_MS);
    await app.api.readNotices({ as: mine.seeker });
    expect(await noticesOf(mine.seeker)).toMatchObject({ notices: [{ readAt }], unreadCount: 0 });
    expect((await noticesOf(theirs.seeker)).unreadCount).toBe(1);
    expect((await app.api.readNotices()).statusCode).toBe(401);
  });

  it('marks what an employer was told of a job’s applicants, as they are opened', async () => {
    const employer = await signUpEmployer(app);
    const jobIds = [await insertJob(app, employer), await insertJob(app, employer)];
    const seekers = [await signUpSeeker(app), await signUpSeeker(app)];
    for (const [at, jobId] of jobIds.entries()) {
      const seeker = seekers[at];
      await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker?.id ?? '' } });
    }
    await runAllTasks(app);
    const [jobId, otherId] = jobIds;
    const { id: applicationId } = await app.database
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', jobId ?? '')
      .executeTakeFirstOrThrow();
    const message = { text: 'Are you free on Monday?' };
    await app.api.sendMessage({ id: applicationId, as: employer, body: message });
    await app.api.sendMessage({ id: applicationId, as: seekers[0], body: { text: 'Yes' } });
    for (const as of [await signUpEmployer(app), seekers[0]]) {
      expect((await app.api.readNotices({ as, body: { jobId } })).statusCode).toBe(204);
    }
    expect((await noticesOf(employer)).unreadCount).toBe(3);
    await app.api.readNotices({ as: employer, body: { jobId } });
    const { notices } = await noticesOf(employer);
    const unread = notices.filter(({ readAt }) => readAt === null);
    expect(unread.toSorted((a, b) => a.reason.localeCompare(b.reason))).toMatchObject([
      { reason: 'applied', jobId: otherId },
      { reason: 'message', jobId },
    ]);
    const nonsense = await app.api.readNotices({ as: employer, body: { jobId: 'first' } });
    expect(nonsense.statusCode).toBe(400);
  });
});

describe('the clean-up', () => {
  it('removes notices after ninety days', async () => {
    const applied = await apply();
    await notify(applied, 'submitted');
    app.clock.advance(90 * DAY_MS);
    await cleanUp.run(app.platform);
    const count = async () =>
      app.database
        .selectFrom('notices')
        .select('id')
        .where('seeker_id', '=', applied.seeker.id)
        .execute();
    expect(await count()).toHaveLength(1);
    app.clock.advance(1);
    await cleanUp.run(app.platform);
    expect(await count()).toHaveLength(0);
  });
});
