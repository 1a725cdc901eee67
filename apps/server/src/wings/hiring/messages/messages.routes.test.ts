import { DAY_MS, type Message, MINUTE_MS, type Thread } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

type Status = NonNullable<Parameters<typeof insertApplication>[1]['status']>;

async function apply(status: Status = 'submitted', names = {}) {
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const seeker = await signUpSeeker(app, { ...names, profile: { phone: '9195550177' } });
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  const applicationId = await insertApplication(app, { ...own, status });
  return { employer, seeker, jobId, applicationId };
}

type Applied = Awaited<ReturnType<typeof apply>>;

const send = (as: TestAccount | undefined, { applicationId: id }: Applied, text: string) =>
  app.api.sendMessage({ id, as, body: { text } });

async function sent(as: TestAccount, applied: Applied, text: string): Promise<Message> {
  const response = await send(as, applied, text);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ message: Message }>().message;
}

async function read(as: TestAccount, { applicationId: id }: Applied, query = {}) {
  const response = await app.api.listMessages({ id, as, query });
  expect(response.statusCode, response.body).toBe(200);
  return { ...response.json<{ thread: Thread; messages: Message[] }>(), response };
}

const threadsOf = async (as: TestAccount) =>
  (await app.api.listThreads({ as })).json<{ threads: Thread[]; unreadCount: number }>();

/** Runs all pending tasks, and returns the mails to one address. */
async function mailsTo({ email }: TestAccount) {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

describe('messages about an application', () => {
  it('are begun by the employer, answered by the seeker, and read by both', async () => {
    const applied = await apply();
    const { employer, seeker, applicationId, jobId } = applied;
    const refused = await send(seeker, applied, 'Any news?');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'messages_not_begun' },
    ]);
    expect((await read(seeker, applied)).thread).toMatchObject({ state: 'not_begun', unread: 0 });
    const asked = await sent(employer, applied, ' Can you come on Thursday? ');
    expect(asked).toEqual({
      id: expect.any(String) as string,
      from: 'employer',
      by: 'Copper Kettle',
      text: 'Can you come on Thursday?',
      at: app.clock.read().toISOString(),
      readAt: null,
      masked: false,
      moderation: 'clear',
    });
    app.clock.advance(1_000);
    const answered = await sent(seeker, applied, 'Yes, at 3.');
    const { thread, messages, response } = await read(employer, applied);
    expect(messages).toEqual([answered, asked]);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(thread).toEqual({
      applicationId,
      jobId,
      jobTitle: 'Barista',
      companyName: 'Copper Kettle',
      applicantName: 'Robin Park',
      state: 'open',
      closesAt: null,
      showsContact: false,
      unread: 1,
      lastMessage: answered,
    });
  });

  it('name nobody by contact details', async () => {
    const applied = await apply('submitted', { first_name: 'Robin robin@gmail.com' });
    const { employer, seeker } = applied;
    await sent(employer, applied, 'Hello.');
    app.clock.advance(1_000);
    await sent(seeker, applied, 'Hi.');
    const { thread, messages } = await read(employer, applied);
    expect(messages[0]).toMatchObject({ text: 'Hi.', by: 'Robin (hidden)' });
    expect(thread.lastMessage).toEqual(messages[0]);
    expect((await read(seeker, applied)).messages[0]).toMatchObject({
      by: 'Robin robin@gmail.com',
    });
  });

  it('are for the two sides alone', async () => {
    const applied = await apply();
    const { applicationId: id } = applied;
    const asked = await sent(applied.employer, applied, 'Hello.');
    for (const as of [await signUpSeeker(app), await signUpEmployer(app)]) {
      expect((await app.api.listMessages({ id, as })).statusCode).toBe(404);
      expect((await send(as, applied, 'Hello.')).statusCode).toBe(404);
      const body = { upTo: asked.id };
      expect((await app.api.readMessages({ id, as, body })).statusCode).toBe(404);
      expect(await threadsOf(as)).toEqual({ threads: [], unreadCount: 0 });
    }
    expect((await app.api.listMessages({ id })).statusCode).toBe(401);
    expect((await app.api.listThreads()).statusCode).toBe(401);
  });

  it('are refused when they are blank or too long', async () => {
    const applied = await apply();
    for (const text of ['  ', 'x'.repeat(2_001)]) {
      expect((await send(applied.employer, applied, text)).statusCode).toBe(400);
    }
    expect((await send(applied.employer, applied, 'x'.repeat(2_000))).statusCode).toBe(201);
  });

  it('have a read mark once the other side has read them, which keeps its time', async () => {
    const applied = await apply();
    const { employer, seeker, applicationId: id } = applied;
    const first = await sent(employer, applied, 'One.');
    const second = await sent(employer, applied, 'Two.');
    await app.api.readMessages({ id, as: employer, body: { upTo: second.id } });
    expect((await read(seeker, applied)).thread.unread).toBe(2);
    const readAt = app.clock.read().toISOString();
    const marked = await app.api.readMessages({ id, as: seeker, body: { upTo: first.id } });
    expect(marked.statusCode).toBe(204);
    expect(await threadsOf(seeker)).toMatchObject({ threads: [{ unread: 1 }], unreadCount: 1 });
    app.clock.advance(MINUTE_MS);
    await app.api.readMessages({ id, as: seeker, body: { upTo: second.id } });
    expect((await read(employer, applied)).messages).toMatchObject([
      { text: 'Two.', readAt: app.clock.read().toISOString() },
      { text: 'One.', readAt },
    ]);
    expect((await threadsOf(seeker)).unreadCount).toBe(0);
    const foreign = await apply();
    const other = await sent(foreign.employer, foreign, 'Elsewhere.');
    const refused = await app.api.readMessages({ id, as: seeker, body: { upTo: other.id } });
    expect(refused.statusCode).toBe(404);
  });

  it('go on page by page, newest first', async () => {
    const applied = await apply();
    for (const text of ['1', '2', '3']) await sent(applied.employer, applied, `No. ${text}`);
    const { messages, response } = await read(applied.seeker, applied, { limit: '2' });
    expect(messages.map(({ text }) => text)).toEqual(['No. 3', 'No. 2']);
    const cursor = /cursor=([^&>]+)/.exec(String(response.headers.link))?.[1] ?? '';
    const next = await read(applied.seeker, applied, { limit: '2', cursor });
    expect(next.messages.map(({ text }) => text)).toEqual(['No. 1']);
  });

  it('are sent once for one idempotency key', async () => {
    const applied = await apply();
    const { employer: as, applicationId: id } = applied;
    const headers = { 'idempotency-key': 'a-key-of-this-test-1' };
    const twice = [1, 2].map(() => app.api.sendMessage({ id, as, headers, body: { text: 'Hi.' } }));
    await Promise.all(twice);
    expect((await read(as, applied)).messages).toHaveLength(1);
  });

  it('have their places one by one, though many come at once', async () => {
    const applied = await apply();
    await sent(applied.employer, applied, 'First.');
    const both = [1, 2, 3, 4].flatMap((each) => [
      send(applied.employer, applied, `E${each}`),
      send(applied.seeker, applied, `S${each}`),
    ]);
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    const stored = statuses.filter((status) => status === 201).length;
    expect((await read(applied.seeker, applied)).messages).toHaveLength(stored + 1);
  });

  it('end at a hundred a day of one side', async () => {
    const applied = await apply();
    const first = await sent(applied.employer, applied, 'Hi.');
    await app.database
      .insertInto('messages')
      .values(
        Array.from({ length: 99 }, (_, each) => ({
          id: first.id.replace(/^.{8}/, String(10_000_000 + each)),
          application_id: applied.applicationId,
          place: each + 1_000,
          sender: 'employer' as const,
          text: 'Again.',
          sent_at: app.clock.read(),
        })),
      )
      .execute();
    expect((await send(applied.employer, applied, 'Once more.')).statusCode).toBe(429);
    expect((await send(applied.seeker, applied, 'Please stop.')).statusCode).toBe(201);
    app.clock.advance(DAY_MS + 1);
    expect((await send(applied.employer, applied, 'Good morning.')).statusCode).toBe(201);
    app.clock.advance(-DAY_MS - 1);
  });
});

describe('contact in messages', () => {
  const TEXT = 'Call (919) 555-0100 or robin@mail.example, see https://kettle.example/jobs';
  const HIDDEN = 'Call (hidden) or (hidden), see (hidden)';

  it('is hidden for the reader before an acceptance, and not for its author', async () => {
    const applied = await apply();
    const own = await sent(applied.employer, applied, TEXT);
    expect(own).toMatchObject({ text: TEXT, masked: true });
    const answer = await sent(applied.seeker, applied, 'Text me: nine one nine 555 0177.');
    expect(answer.text).toContain('nine one nine');
    const asSeeker = await read(applied.seeker, applied);
    expect(asSeeker.messages[1]).toMatchObject({ text: HIDDEN, masked: true });
    const asEmployer = await read(applied.employer, applied);
    expect(asEmployer.messages).toMatchObject([
      { text: 'Text me: (hidden).', masked: true },
      { text: TEXT, masked: true },
    ]);
    expect((await threadsOf(applied.employer)).threads[0]?.lastMessage?.text).toBe(
      'Text me: (hidden).',
    );
  });

  it('is hidden when it is split over messages, also over pages', async () => {
    const applied = await apply();
    await sent(applied.employer, applied, 'Hello.');
    for (const text of ['My number: 919', '555', '0177']) await sent(applied.seeker, applied, text);
    const all = await read(applied.employer, applied);
    expect(all.messages.map(({ text }) => text)).toEqual([
      '(hidden)',
      '(hidden)',
      'My number: (hidden)',
      'Hello.',
    ]);
    const page = await read(applied.employer, applied, { limit: '1' });
    expect(page.messages.map(({ text }) => text)).toEqual(['(hidden)']);
  });

  it('is hidden in pages of any size, whatever the other side writes between its parts', async () => {
    const applied = await apply();
    await sent(applied.employer, applied, 'Hello.');
    for (const text of ['919', '555', '0177']) {
      await sent(applied.seeker, applied, text);
      expect((await threadsOf(applied.employer)).threads[0]?.lastMessage?.from).toBe('seeker');
      for (let each = 0; each < 9; each += 1) await sent(applied.employer, applied, `No. ${each}`);
    }
    for (const limit of ['1', '7', '100']) {
      const texts: string[] = [];
      let next: string | undefined;
      do {
        const query = next === undefined ? { limit } : { limit, cursor: next };
        const { messages, response } = await read(applied.employer, applied, query);
        texts.push(...messages.filter(({ from }) => from === 'seeker').map(({ text }) => text));
        next = /cursor=([^&>]+)/.exec(String(response.headers.link))?.[1];
      } while (next !== undefined);
      expect(texts, limit).toEqual(['(hidden)', '(hidden)', '(hidden)']);
    }
  });

  it.each([
    'kettle.com/apply',
    'kettle dot com',
    'www.kettle.example',
    'instagram.com/kettle',
    'http://1.2.3.4/',
    'http://localhost/x',
    'ftp://kettle.com',
    'hxxps://kettle.com',
    'кофе.рф',
    'kettle .com',
    'kettle. com',
  ])('is hidden as a link: %s', async (link) => {
    const applied = await apply();
    await sent(applied.employer, applied, `Look at ${link} please`);
    expect((await read(applied.seeker, applied)).messages[0]?.text).toBe('Look at (hidden) please');
  });

  it.each([
    'See you at 3.30 p.m.',
    'We pay $15.50/hour.Then tips.',
    'Thanks...see you Thursday',
    'Is it a .com or your .org?',
    'I know C# and .NET. Net pay?',
    'Either/or: //no comment',
    'Спасибо.До четверга',
  ])('is not seen in: %s', async (text) => {
    const applied = await apply();
    await sent(applied.employer, applied, text);
    expect((await read(applied.seeker, applied)).messages[0]).toMatchObject({
      text,
      masked: false,
    });
  });

  it('is recorded as shown when the employer reads it, in a conversation or a list of them', async () => {
    const applied = await apply('accepted');
    const { employer, seeker, applicationId: id } = applied;
    const views = async () =>
      (await app.api.listContactViews({ id, as: seeker })).json<{ contactViews: object[] }>()
        .contactViews;
    await sent(employer, applied, 'Hello.');
    app.clock.advance(1_000);
    await sent(seeker, applied, 'See you.');
    await read(employer, applied);
    await threadsOf(employer);
    expect(await views()).toEqual([]);
    await sent(seeker, applied, TEXT);
    await read(seeker, applied);
    expect(await views()).toEqual([]);
    await read(employer, applied);
    expect(await views()).toHaveLength(1);
    app.clock.advance(DAY_MS);
    await threadsOf(employer);
    expect(await views()).toHaveLength(2);
    app.clock.advance(DAY_MS);
    for (const part of ['919', '555', '0177']) await sent(seeker, applied, part);
    await read(employer, applied, { limit: '1' });
    expect(await views()).toHaveLength(3);
  });

  it('is shown while accepted, for thirty days', async () => {
    const applied = await apply('accepted');
    await sent(applied.employer, applied, TEXT);
    const shown = await read(applied.seeker, applied);
    expect(shown.messages[0]).toMatchObject({ text: TEXT, masked: false });
    expect(shown.thread.showsContact).toBe(true);
    const { accepted_at: acceptedAt } = await app.database
      .selectFrom('applications')
      .select('accepted_at')
      .where('id', '=', applied.applicationId)
      .executeTakeFirstOrThrow();
    await app.database
      .updateTable('applications')
      .set({ accepted_at: new Date((acceptedAt?.getTime() ?? 0) - 30 * DAY_MS - 1) })
      .where('id', '=', applied.applicationId)
      .execute();
    expect((await read(applied.seeker, applied)).messages[0]).toMatchObject({ text: HIDDEN });
  });
});

describe('a conversation', () => {
  const end = (applicationId: string, status: Status) =>
    app.database
      .updateTable('applications')
      .set({ status, updated_at: app.clock.read() })
      .where('id', '=', applicationId)
      .execute();

  it('closes thirty days after the application has ended', async () => {
    const applied = await apply();
    await sent(applied.employer, applied, 'Hello.');
    await end(applied.applicationId, 'declined');
    const closesAt = new Date(app.clock.read().getTime() + 30 * DAY_MS).toISOString();
    const { employer: as, applicationId } = applied;
    expect((await read(as, applied)).thread).toMatchObject({ state: 'open', closesAt });
    await app.database
      .updateTable('applications')
      .set({ status: 'submitted', updated_at: app.clock.read() })
      .where('id', '=', applicationId)
      .execute();
    expect((await read(as, applied)).thread.closesAt).toBeNull();
    app.clock.advance(-31 * DAY_MS);
    await end(applicationId, 'withdrawn');
    app.clock.advance(31 * DAY_MS);
    expect((await read(as, applied)).thread.state).toBe('closed');
    for (const side of [applied.employer, applied.seeker]) {
      const refused = await send(side, applied, 'Still there?');
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'messages_closed' },
      ]);
    }
  });

  it.each(['withdrawn', 'declined'] as const)('goes on once it is %s', async (status) => {
    const applied = await apply();
    const { employer, seeker } = applied;
    await sent(employer, applied, 'Hello.');
    await app.api.readNotices({ as: seeker });
    await end(applied.applicationId, status);
    expect((await sent(employer, applied, 'Sorry to see you go.')).moderation).toBe('clear');
    expect((await sent(seeker, applied, 'Thank you.')).moderation).toBe('clear');
    for (const as of [employer, seeker]) {
      const { notices } = (await app.api.listNotices({ as })).json<{ notices: object[] }>();
      expect(notices[0]).toMatchObject({ reason: 'message' });
    }
  });

  it('waits while the job is held, and closes when the employer has deleted the application', async () => {
    const applied = await apply('accepted');
    await sent(applied.employer, applied, 'Hello.');
    const moderate = (moderation: 'clear' | 'held') =>
      app.database
        .updateTable('jobs')
        .set({ moderation })
        .where('id', '=', applied.jobId)
        .execute();
    await moderate('held');
    expect((await send(applied.employer, applied, 'Hm.')).json()).toMatchObject({
      code: 'messages_on_hold',
    });
    await moderate('clear');
    await app.api.deleteApplication({ id: applied.applicationId, as: applied.employer });
    const { applicationId: id } = applied;
    expect((await app.api.listMessages({ id, as: applied.employer })).statusCode).toBe(404);
    expect((await read(applied.seeker, applied)).thread.state).toBe('closed');
    expect((await threadsOf(applied.employer)).threads).toEqual([]);
  });

  it.each(['employer', 'seeker'] as const)('is gone once its %s has left', async (side) => {
    const applied = await apply();
    await sent(applied.employer, applied, 'Hello.');
    const { employer, seeker, applicationId } = applied;
    const body = { password: PASSWORD };
    const left =
      side === 'employer'
        ? await app.api.deleteCompany({ employerId: employer.id, as: employer, body })
        : await app.api.deleteMyAccount({ userId: seeker.id, as: seeker, body });
    expect(left.statusCode, left.body).toBe(204);
    for (const table of ['threads', 'messages'] as const) {
      const rows = app.database
        .selectFrom(table)
        .select('application_id')
        .where('application_id', '=', applicationId);
      expect(await rows.execute(), table).toEqual([]);
    }
  });

  it('is listed unread first, then by the last message', async () => {
    const one = await apply();
    const { seeker } = one;
    const employer = await signUpEmployer(app, { companyName: 'Mill' });
    const jobId = await insertJob(app, employer, { title: 'Baker' });
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const two = { employer, seeker, jobId, applicationId: await insertApplication(app, own) };
    const first = await sent(one.employer, one, 'One.');
    app.clock.advance(MINUTE_MS);
    await sent(two.employer, two, 'Two.');
    const titles = async () => (await threadsOf(seeker)).threads.map(({ jobTitle }) => jobTitle);
    expect(await titles()).toEqual(['Baker', 'Barista']);
    const response = await app.api.listThreads({ as: seeker, query: { limit: '1' } });
    const cursor = /cursor=([^&>]+)/.exec(String(response.headers.link))?.[1] ?? '';
    const next = await app.api.listThreads({ as: seeker, query: { limit: '1', cursor } });
    expect(next.json()).toMatchObject({ threads: [{ jobTitle: 'Barista' }], unreadCount: 2 });
    const { id: twoId } = (await read(seeker, two)).messages[0] ?? { id: '' };
    const body = { upTo: twoId };
    await app.api.readMessages({ id: two.applicationId, as: seeker, body });
    expect(await titles()).toEqual(['Barista', 'Baker']);
    const upTo = { upTo: first.id };
    await app.api.readMessages({ id: one.applicationId, as: seeker, body: upTo });
    expect(await titles()).toEqual(['Baker', 'Barista']);
  });
});

describe('news of messages', () => {
  it('come to the seeker by one notice and one mail, which do not say what was written', async () => {
    const applied = await apply();
    await mailsTo(applied.seeker);
    const first = await sent(applied.employer, applied, 'Secret words.');
    await sent(applied.employer, applied, 'More of them.');
    const notices = async () =>
      (await app.api.listNotices({ as: applied.seeker })).json<{ notices: object[] }>().notices;
    expect(await notices()).toMatchObject([
      {
        reason: 'message',
        messageId: first.id,
        applicationId: applied.applicationId,
        readAt: null,
      },
    ]);
    const mails = await mailsTo(applied.seeker);
    expect(mails).toMatchObject([{ subject: 'Copper Kettle has written to you about “Barista”' }]);
    const { text = '', html = '' } = mails[0] ?? {};
    expect(html).toContain(`/messages/${applied.applicationId}`);
    expect(`${text}${html}`).not.toMatch(/Secret|More of them/);
    const body = { upTo: first.id };
    await app.api.readMessages({ id: applied.applicationId, as: applied.seeker, body });
    expect(await notices()).not.toMatchObject([{ readAt: null }]);
  });

  it('come to the employer by mail, without the name of the applicant', async () => {
    const applied = await apply();
    await sent(applied.employer, applied, 'Hello.');
    await sent(applied.seeker, applied, 'Secret words.');
    const [mail, ...more] = await mailsTo(applied.employer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('An applicant has written to you about “Barista”');
    expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/Secret|Robin/);
    expect(mail?.html).toContain(`/employer/messages/${applied.applicationId}`);
  });

  it('do not come by mail once they are read, or where mails are off', async () => {
    const applied = await apply();
    const { id } = await sent(applied.employer, applied, 'Hello.');
    const { applicationId } = applied;
    await app.api.readMessages({ id: applicationId, as: applied.seeker, body: { upTo: id } });
    expect(await mailsTo(applied.seeker)).toEqual([]);
    await app.database
      .updateTable('seekers')
      .set({ notify_by_email: false })
      .where('id', '=', applied.seeker.id)
      .execute();
    app.clock.advance(10 * MINUTE_MS);
    await sent(applied.employer, applied, 'Hello again.');
    expect(await mailsTo(applied.seeker)).toEqual([]);
  });
});
