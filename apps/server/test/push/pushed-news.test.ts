import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announceApplication } from '../../src/wings/hiring/news/applicant-mail/announce-application.ts';
import type { NotifiedChange } from '../../src/wings/hiring/news/applicant-mail/applicant-mail-texts.ts';
import { employerMail } from '../../src/wings/hiring/news/employer-mail/employer-mail.ts';
import { jobFullMail } from '../../src/wings/hiring/news/employer-mail/job-full-mail.ts';
import { shiftMail } from '../../src/wings/hiring/work/assignments/mails/shift-mail.ts';
import { enqueue } from '../../src/platform/queue/enqueue.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../database/insert-accounts.ts';
import { insertApplication } from '../database/insert-applications.ts';
import { insertAssignment } from '../database/insert-assignment.ts';
import { insertJob } from '../database/insert-jobs.ts';
import { makeJobsDue, queuedJobs } from '../servers/queued-jobs.ts';
import { type LocalPushService, startLocalPushService } from './local-push-service.ts';

let service: LocalPushService;
let app: TestApp;

beforeAll(async () => {
  service = await startLocalPushService();
  app = await createTestApp({ env: { PUSH_HOSTS: service.origin } });
});

afterAll(async () => {
  await app.close();
  expect(service.takeRefusals(), 'what was pushed is as the standards say').toEqual([]);
  await service.close();
});

/** Subscribes the browser of a session. @returns its name at the service */
async function subscribe(as: TestAccount): Promise<string> {
  const { publicKey } = (await app.api.getPushKey({ as })).json<{ publicKey: string }>();
  const { browser, body } = service.subscribe(publicKey);
  const response = await app.api.subscribeToPush({ as, body });
  expect(response.statusCode, response.body).toBe(204);
  return browser;
}

async function apply() {
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const seeker = await signUpSeeker(app, { first_name: 'Marguerite' });
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { employer, seeker, jobId, applicationId: await insertApplication(app, own) };
}

type Applied = Awaited<ReturnType<typeof apply>>;

/** An application whose seeker takes news in this browser. */
async function applyAndSubscribe() {
  const applied = await apply();
  return { ...applied, browser: await subscribe(applied.seeker) };
}

async function announce({ seeker, applicationId }: Applied, change: NotifiedChange) {
  const announcement = { applicationId, seekerId: seeker.id, change, now: app.clock.read() };
  await app.database
    .transaction()
    .execute((transaction) => announceApplication(transaction, announcement));
}

/** Runs what is due by the clock of the board. @returns what an account got by each channel */
async function run({ email }: TestAccount) {
  await makeJobsDue(app);
  await app.runTasks();
  const mails = app.mails.take().filter(({ to }) => to === email);
  return { mails: mails.length, pushes: service.take() };
}

/** What comes within ten minutes of a change, and after them. */
async function hear(applied: Applied, change: NotifiedChange = 'accepted') {
  await announce(applied, change);
  const atOnce = await run(applied.seeker);
  app.clock.advance(10 * MINUTE_MS);
  const later = await run(applied.seeker);
  return { atOnce, later };
}

const BY_PUSH = { mails: 0, pushes: [expect.anything()] };
const BY_MAIL = { mails: 1, pushes: [] };
const NOTHING = { mails: 0, pushes: [] };

const open = (as: TestAccount, newsId: string) => app.api.openPushedNews({ newsId, as });

describe('news of an account whose browser takes it', () => {
  it('is pushed to the twenty browsers that were subscribed last', async () => {
    const applied = await apply();
    const browsers: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      browsers.push(await subscribe(await signInAgain(app, applied.seeker, 'seeker')));
      app.clock.advance(SECOND_MS);
    }
    await announce(applied, 'accepted');
    const { pushes } = await run(applied.seeker);
    expect(pushes.map(({ browser }) => browser).sort()).toEqual(browsers.slice(1).sort());
  });

  it('is pushed at once, and mailed ten minutes later if it is not opened', async () => {
    const applied = await applyAndSubscribe();
    await announce(applied, 'accepted');
    const { pushes, mails } = await run(applied.seeker);
    expect(mails).toBe(0);
    const news = {
      id: expect.any(String),
      kind: 'decision',
      path: '/history',
      hasNotice: true,
    };
    const contact = 'mailto:support@nextshift.example';
    const text = JSON.stringify(pushes[0]?.news);
    expect(pushes).toEqual([{ browser: applied.browser, news, text, ttl: 600, contact }]);
    app.clock.advance(10 * MINUTE_MS - SECOND_MS);
    expect(await run(applied.seeker)).toEqual(NOTHING);
    app.clock.advance(SECOND_MS);
    expect(await run(applied.seeker)).toEqual(BY_MAIL);
    expect(await run(applied.seeker)).toEqual(NOTHING);
    expect(await queuedJobs(app, 'applicant-mail', { about: applied.applicationId })).toEqual([]);
  });

  it('is not mailed once it was opened', async () => {
    const applied = await applyAndSubscribe();
    await announce(applied, 'accepted');
    const [push] = (await run(applied.seeker)).pushes;
    expect((await open(applied.seeker, push?.news.id ?? '')).statusCode).toBe(204);
    app.clock.advance(10 * MINUTE_MS);
    expect(await run(applied.seeker)).toEqual(NOTHING);
    expect(await queuedJobs(app, 'applicant-mail', { about: applied.applicationId })).toEqual([]);
  });

  it('is mailed although a stranger says that it was opened', async () => {
    const applied = await applyAndSubscribe();
    await announce(applied, 'accepted');
    const [push] = (await run(applied.seeker)).pushes;
    await open(await signUpSeeker(app), push?.news.id ?? '');
    app.clock.advance(10 * MINUTE_MS);
    expect(await run(applied.seeker)).toEqual(BY_MAIL);
  });

  it('is not mailed once the notices in the app were read', async () => {
    const applied = await applyAndSubscribe();
    await announce(applied, 'accepted');
    await run(applied.seeker);
    await app.api.readNotices({ as: applied.seeker });
    app.clock.advance(10 * MINUTE_MS);
    expect(await run(applied.seeker)).toEqual(NOTHING);
  });

  it('is mailed although the notices were read, where it has none', async () => {
    const employer = await signUpEmployer(app);
    await subscribe(employer);
    const { id: seekerId } = await signUpSeeker(app);
    const jobId = await insertJob(app, employer, { max_applicants: 1 });
    await insertApplication(app, { jobId, employerId: employer.id, seekerId });
    const input = { jobId, fullAt: app.clock.read().toISOString() };
    await enqueue(app.database, jobFullMail, input);
    expect((await run(employer)).pushes).toMatchObject([{ news: { hasNotice: false } }]);
    await app.api.readNotices({ as: employer, body: {} });
    app.clock.advance(10 * MINUTE_MS);
    expect(await run(employer)).toEqual(BY_MAIL);
  });

  it('is pushed once of a job that is full, however often its last place is free', async () => {
    const employer = await signUpEmployer(app);
    await subscribe(employer);
    const jobId = await insertJob(app, employer, { max_applicants: 1 });
    const apply = async () => {
      const seeker = await signUpSeeker(app, { profile: { phone: '9195550177' } });
      const applied = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
      return { seeker, id: applied.json<{ application: { id: string } }>().application.id };
    };
    const pushedOf = async (kind: string) => {
      app.clock.advance(MINUTE_MS);
      const { pushes } = await run(employer);
      return pushes.filter(({ news }) => news.kind === kind);
    };
    const { seeker, id } = await apply();
    expect(await pushedOf('alert')).toHaveLength(1);
    await app.api.withdrawApplication({ id, as: seeker });
    await apply();
    expect(await pushedOf('alert')).toEqual([]);
    app.clock.advance(10 * MINUTE_MS);
    await makeJobsDue(app);
    await app.runTasks();
    const full = app.mails.take().filter(({ messageId }) => messageId.startsWith('job-full.'));
    expect(full).toHaveLength(1);
  });

  it('is not mailed once the employer has opened the applicants whom it is about', async () => {
    const { employer, jobId, applicationId } = await apply();
    const others = await insertJob(app, employer);
    await subscribe(employer);
    const since = app.clock.read().toISOString();
    await enqueue(app.database, employerMail, { employerId: employer.id, since });
    await app.database
      .updateTable('applications')
      .set({ created_at: app.clock.read() })
      .where('id', '=', applicationId)
      .execute();
    expect((await run(employer)).pushes).toHaveLength(1);
    await app.api.readNotices({ as: employer, body: { jobId: others } });
    app.clock.advance(MINUTE_MS);
    await app.api.readNotices({ as: employer, body: { jobId } });
    app.clock.advance(10 * MINUTE_MS);
    expect(await run(employer)).toEqual(NOTHING);
  });

  it('is queued again as it was, also where its payload is read into something else', async () => {
    const applied = await applyAndSubscribe();
    const own = { employerId: applied.employer.id, seekerId: applied.seeker.id };
    const insertShift = (inDays: number) => {
      const startsAt = new Date(app.clock.read().getTime() + inDays * DAY_MS);
      const endsAt = new Date(startsAt.getTime() + HOUR_MS);
      const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
      return insertAssignment(app, { ...own, date: startsAt.toISOString().slice(0, 10), during });
    };
    const assignmentIds = [await insertShift(2), await insertShift(3)].join(' ');
    const input = { kind: 'confirmation', seekerId: applied.seeker.id, assignmentIds } as const;
    await enqueue(app.database, shiftMail, input);
    expect((await run(applied.seeker)).pushes).toHaveLength(1);
    app.clock.advance(10 * MINUTE_MS);
    expect(await run(applied.seeker)).toEqual(BY_MAIL);
  });

  it('comes to each browser of the account, once', async () => {
    const applied = await applyAndSubscribe();
    const other = await subscribe(await signInAgain(app, applied.seeker, 'seeker'));
    const { atOnce } = await hear(applied);
    const browsers = atOnce.pushes.map(({ browser }) => browser);
    expect(browsers.sort()).toEqual([applied.browser, other].sort());
  });

  it('says nothing of a person, a company or a job', async () => {
    const applied = await applyAndSubscribe();
    const { atOnce } = await hear(applied);
    expect(atOnce.pushes[0]?.text).not.toMatch(/Marguerite|Copper|Barista|919|mill/i);
    const words = (atOnce.pushes[0]?.text ?? '').replaceAll(
      /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
      '',
    );
    expect(words).toBe('{"id":"","kind":"decision","path":"/history","hasNotice":true}');
  });
});

describe('news that nobody takes by push', () => {
  it.each([
    ['push is off', { notifications: { push: false } }],
    ['push of its kind is off', { kinds: { decision: { push: false } } }],
  ])('is mailed at once where %s', async (_what, body) => {
    const applied = await applyAndSubscribe();
    await app.api.updateSettings({ userId: applied.seeker.id, as: applied.seeker, body });
    expect((await hear(applied)).atOnce).toEqual(BY_MAIL);
  });

  it('is pushed alone where mails are off', async () => {
    const applied = await applyAndSubscribe();
    const body = { notifications: { email: false } };
    await app.api.updateSettings({ userId: applied.seeker.id, as: applied.seeker, body });
    expect(await hear(applied)).toEqual({ atOnce: BY_PUSH, later: NOTHING });
  });

  it.each([
    ['signs out', (as: TestAccount) => app.api.logOutSeeker({ as })],
    ['turns it off in this browser', (as: TestAccount) => app.api.unsubscribeFromPush({ as })],
  ])('is mailed at once to whoever %s', async (_what, leave) => {
    const applied = await applyAndSubscribe();
    await leave(applied.seeker);
    expect((await hear(applied)).atOnce).toEqual(BY_MAIL);
  });

  it('is mailed at once when the session has ended by itself', async () => {
    const applied = await applyAndSubscribe();
    app.clock.advance(31 * DAY_MS);
    expect((await hear(applied)).atOnce).toEqual(BY_MAIL);
  });

  it('comes to the next account in the same browser alone', async () => {
    const applied = await apply();
    const next = await apply();
    const { publicKey } = (await app.api.getPushKey({ as: next.seeker })).json<{
      publicKey: string;
    }>();
    const { browser, body } = service.subscribe(publicKey);
    await app.api.subscribeToPush({ as: applied.seeker, body });
    await app.api.subscribeToPush({ as: next.seeker, body });
    expect((await hear(applied)).atOnce).toEqual(BY_MAIL);
    expect((await hear(next)).atOnce.pushes).toMatchObject([{ browser }]);
  });
});

describe('what a seeker did', () => {
  it('is confirmed by mail at once', async () => {
    const applied = await applyAndSubscribe();
    expect((await hear(applied, 'submitted')).atOnce).toEqual(BY_MAIL);
  });
});

describe('a service that does not take news', () => {
  it('is asked again where no mail is wanted', async () => {
    const applied = await applyAndSubscribe();
    const body = { notifications: { email: false } };
    await app.api.updateSettings({ userId: applied.seeker.id, as: applied.seeker, body });
    service.respond(applied.browser, { status: 500 });
    await announce(applied, 'accepted');
    expect(await run(applied.seeker)).toEqual(NOTHING);
    service.respond(applied.browser, { status: 201 });
    // It is left alone for a minute.
    app.clock.advance(MINUTE_MS);
    expect(await run(applied.seeker)).toEqual(BY_PUSH);
  });

  it.each([404, 410])('ends the subscription by %i', async (status) => {
    const applied = await applyAndSubscribe();
    service.respond(applied.browser, { status });
    expect((await hear(applied)).atOnce).toEqual(BY_MAIL);
    service.respond(applied.browser, { status: 201 });
    expect((await hear(applied, 'declined')).atOnce).toEqual(BY_MAIL);
  });

  it('is left alone for as long as it asks', async () => {
    const applied = await applyAndSubscribe();
    service.respond(applied.browser, { status: 429, headers: { 'retry-after': '900' } });
    expect((await hear(applied, 'under_review')).atOnce).toEqual(BY_MAIL);
    service.respond(applied.browser, { status: 201 });
    expect((await hear(applied, 'interviewing')).atOnce).toEqual(BY_MAIL);
    expect((await hear(applied, 'accepted')).atOnce).toEqual(BY_PUSH);
  });

  it.each([400, 403, 413, 500])('keeps the subscription after %i', async (status) => {
    const applied = await applyAndSubscribe();
    service.respond(applied.browser, { status });
    expect((await hear(applied)).atOnce).toEqual(BY_MAIL);
    service.respond(applied.browser, { status: 201 });
    expect((await hear(applied, 'declined')).atOnce).toEqual(BY_PUSH);
  });

  it('is not waited for without end', async () => {
    const applied = await applyAndSubscribe();
    const deadline = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const onSilence = () => {
      deadline.abort();
    };
    service.respond(applied.browser, { onSilence });
    expect((await hear(applied)).atOnce).toEqual(BY_MAIL);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(3 * SECOND_MS);
    vi.restoreAllMocks();
  });

  it('counts if another browser has the news', async () => {
    const applied = await applyAndSubscribe();
    const other = await subscribe(await signInAgain(app, applied.seeker, 'seeker'));
    service.respond(applied.browser, { status: 500 });
    const { atOnce } = await hear(applied);
    expect(atOnce).toMatchObject({ mails: 0, pushes: [{ browser: other }] });
  });
});

describe('messages', () => {
  it('are pushed at once, at most once in ten minutes, and mailed if they are unread', async () => {
    const applied = await applyAndSubscribe();
    const write = (text: string) =>
      app.api.sendMessage({ id: applied.applicationId, as: applied.employer, body: { text } });
    const start = app.clock.read().getTime();
    // Windows of mails begin at full ten minutes: one message before such a moment, one after it.
    app.clock.advance(10 * MINUTE_MS - (start % (10 * MINUTE_MS)) - SECOND_MS);
    await write('Can you come on Thursday?');
    await app.runTasks();
    const path = `/messages/${applied.applicationId}`;
    expect(service.take()).toMatchObject([{ news: { kind: 'message', path } }]);
    app.clock.advance(2 * SECOND_MS);
    await write('At 4?');
    await app.runTasks();
    expect(service.take()).toEqual([]);
    app.clock.advance(10 * MINUTE_MS);
    expect((await run(applied.seeker)).mails).toBe(1);
  });

  it('are not pushed right after a mail', async () => {
    const applied = await applyAndSubscribe();
    const { applicationId: id, employer, seeker } = applied;
    const write = (text: string) => app.api.sendMessage({ id, as: employer, body: { text } });
    const start = app.clock.read().getTime();
    app.clock.advance(10 * MINUTE_MS - (start % (10 * MINUTE_MS)) + SECOND_MS);
    // What was left of others.
    await run(seeker);
    await write('Can you come on Thursday?');
    expect(await run(seeker)).toEqual(BY_PUSH);
    app.clock.advance(10 * MINUTE_MS);
    expect(await run(seeker)).toEqual(BY_MAIL);
    app.clock.advance(MINUTE_MS);
    await write('At 4?');
    await app.runTasks();
    expect(service.take()).toEqual([]);
    app.clock.advance(20 * MINUTE_MS);
    const later = await run(seeker);
    expect(later.mails + later.pushes.length).toBe(1);
  });

  it('are not mailed once they are read', async () => {
    const applied = await applyAndSubscribe();
    const body = { text: 'Can you come on Thursday?' };
    const { id } = { id: applied.applicationId };
    const sent = await app.api.sendMessage({ id, as: applied.employer, body });
    await app.runTasks();
    expect(service.take()).toHaveLength(1);
    const upTo = sent.json<{ message: { id: string } }>().message.id;
    await app.api.readMessages({ id, as: applied.seeker, body: { upTo } });
    app.clock.advance(20 * MINUTE_MS);
    expect(await run(applied.seeker)).toEqual(NOTHING);
  });

  it('are mailed if one came after the first was opened', async () => {
    const applied = await applyAndSubscribe();
    const { applicationId: id, employer, seeker } = applied;
    const write = (text: string) => app.api.sendMessage({ id, as: employer, body: { text } });
    const start = app.clock.read().getTime();
    app.clock.advance(10 * MINUTE_MS - (start % (10 * MINUTE_MS)) + SECOND_MS);
    const first = await write('Can you come on Thursday?');
    await app.runTasks();
    const [push] = service.take();
    await open(seeker, push?.news.id ?? '');
    const upTo = first.json<{ message: { id: string } }>().message.id;
    await app.api.readMessages({ id, as: seeker, body: { upTo } });
    app.clock.advance(MINUTE_MS);
    await write('At 4?');
    app.clock.advance(10 * MINUTE_MS);
    expect((await run(seeker)).mails).toBe(1);
  });
});

describe('POST /api/push/subscriptions', () => {
  it('takes several at once', async () => {
    const as = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const { body } = service.subscribe('');
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        app.api.subscribeToPush({ as: index % 3 === 0 ? other : as, body }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(204));
  });

  it('refuses a key for which nothing can be encrypted', async () => {
    const as = await signUpSeeker(app);
    const { body } = service.subscribe('');
    const keys = { ...body.keys, p256dh: `B${'A'.repeat(86)}` };
    const response = await app.api.subscribeToPush({ as, body: { ...body, keys } });
    expect(response.statusCode).toBe(400);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user@fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://push.evil.example/a',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a',
    'http://127.0.0.1:1/a',
    'ftp://fcm.googleapis.com/a',
    'no address',
  ])('refuses %s', async (endpoint) => {
    const as = await signUpSeeker(app);
    const { body } = service.subscribe('');
    const response = await app.api.subscribeToPush({ as, body: { ...body, endpoint } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['endpoint'] }],
    });
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://am3p.notify.windows.com/w/?token=a',
  ])('takes %s', async (endpoint) => {
    const as = await signUpEmployer(app);
    const { body } = service.subscribe('');
    const response = await app.api.subscribeToPush({ as, body: { ...body, endpoint } });
    expect(response.statusCode, response.body).toBe(204);
  });

  it('replaces what the session had', async () => {
    const applied = await applyAndSubscribe();
    const next = await subscribe(applied.seeker);
    expect((await hear(applied)).atOnce.pushes).toMatchObject([{ browser: next }]);
  });
});
