import { HOUR_MS, type Interview, MINUTE_MS, type Notice } from '@nextshift/contract';
import { sql } from 'kysely';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { runAllTasks } from '../../../../../test/servers/queued-jobs.ts';
import { settleInterviews } from './settle-interviews.ts';

let app: TestApp;
let start: number;

beforeAll(async () => {
  app = await createTestApp();
  start = app.clock.read().getTime();
});

afterEach(() => {
  app.clock.advance(start - app.clock.read().getTime());
});

afterAll(() => app.close());

/** Two times on Monday, Nov 23, at 10 and 10:30 in New York, and one on Tuesday. */
const hours = {
  minutes: 30,
  weekly: [
    { weekday: 'mon', start: '10:00', end: '11:00' },
    { weekday: 'tue', start: '10:00', end: '10:30' },
  ],
  dates: [],
  seats: 1,
  noticeHours: 2,
  daysAhead: 7,
  place: { kind: 'onsite', text: '12 Main St' },
  invite: 'by_hand',
} as const;
const [MONDAY, TUESDAY] = ['2026-11-23T15:00:00.000Z', '2026-11-24T15:00:00.000Z'];

async function invite() {
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  await app.api.updateInterviewHours({ jobId, as: employer, body: hours });
  const seeker = await signUpSeeker(app, { profile: { phone: '9195550177' } });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  const applicationId = await insertApplication(app, own);
  const invited = await app.api.inviteToInterview({ id: applicationId, as: employer });
  const { interview } = invited.json<{ interview: Interview }>();
  return { employer, jobId, seeker, applicationId, id: interview.id };
}

type Invited = Awaited<ReturnType<typeof invite>>;

const book = ({ seeker, id }: Invited, startsAt = MONDAY) =>
  app.api.bookInterview({ id, as: seeker, body: { startsAt } });

const moveTo = ({ jobId, employer: as }: Invited, text: string) =>
  app.api.updateInterviewHours({ jobId, as, body: { ...hours, place: { kind: 'onsite', text } } });

/** Lets time pass until a moment, runs what is due, and returns the mails about interviews by recipient. */
async function mailsAt(moment: string | Date, to: TestAccount) {
  app.clock.advance(new Date(moment).getTime() - app.clock.read().getTime());
  await settleInterviews.run(app.platform);
  await runAllTasks(app);
  const mails = app.mails
    .take()
    .filter(({ messageId }) => /^(?:interview|attendance)/.test(messageId));
  return mails.filter((mail) => mail.to === to.email);
}

const now = () => app.clock.read();
const before = (startsAt: string, ms: number) => new Date(Date.parse(startsAt) - ms);

async function noticesOf(as: TestAccount) {
  const { notices } = (await app.api.listNotices({ as })).json<{ notices: Notice[] }>();
  return notices
    .filter(({ interviewId }) => interviewId !== null)
    .map(({ reason, readAt }) => [reason, readAt === null ? 'unread' : 'read']);
}

/** What a calendar makes of a mail. */
function eventOf(mail: { readonly calendar?: { readonly text: string } | undefined } | undefined) {
  const { method, events = [] } = convertIcsCalendar(undefined, mail?.calendar?.text ?? '');
  const [event] = events;
  return {
    method,
    uid: event?.uid,
    sequence: event?.sequence,
    status: event?.status,
    start: event?.start.date.toISOString(),
    location: event?.location,
  };
}

describe('news of an interview', () => {
  it('invite by a notice and a mail that leads to the times', async () => {
    const invited = await invite();
    const [mail, ...others] = await mailsAt(now(), invited.seeker);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Copper Kettle invites you to an interview for Barista');
    expect(mail?.text).toContain(`/interviews/${invited.applicationId}`);
    expect(mail?.text).not.toContain('12 Main St');
    expect(mail?.calendar).toBeUndefined();
    expect(await noticesOf(invited.seeker)).toEqual([['interview_invited', 'unread']]);
  });

  it('put what is booked, moved and given up in both calendars, one after the other', async () => {
    const invited = await invite();
    const { seeker, employer, id } = invited;
    await mailsAt(now(), seeker);
    const uid = `${id}@nextshift.example`;
    const common = { uid, location: '12 Main St' };
    const sides = [seeker, employer];
    for (const side of sides) {
      await book(invited, side === seeker ? MONDAY : TUESDAY);
      const mails = new Map<TestAccount, unknown>();
      const [first] = await mailsAt(now(), side);
      mails.set(side, eventOf(first));
      const sequence = side === seeker ? 1 : 2;
      const [start, method] = [side === seeker ? MONDAY : TUESDAY, 'REQUEST'];
      expect(mails.get(side)).toEqual({ ...common, method, sequence, start, status: 'CONFIRMED' });
    }
    expect(await noticesOf(seeker)).toEqual([['interview_invited', 'read']]);
    expect((await noticesOf(employer)).toSorted()).toEqual([
      ['interview_booked', 'read'],
      ['interview_moved', 'unread'],
    ]);
    await app.api.declineInterview({ id, as: seeker });
    const [off] = await mailsAt(now(), employer);
    expect(off?.subject).toBe('Interview declined: “Barista”');
    expect(off?.text).not.toContain('Robin');
    const cancel = { method: 'CANCEL', sequence: 3, status: 'CANCELLED', start: TUESDAY };
    expect(eventOf(off)).toEqual({ ...common, ...cancel });
    expect(await noticesOf(seeker)).toEqual([['interview_invited', 'read']]);
    const ofEmployer = await app.api.listNotices({ as: employer });
    const { notices, unreadCount } = ofEmployer.json<{ notices: Notice[]; unreadCount: number }>();
    expect(notices).toContainEqual(
      expect.objectContaining({
        kind: 'interview',
        reason: 'interview_declined',
        applicationId: invited.applicationId,
        interviewId: id,
        status: null,
        readAt: null,
      }),
    );
    expect(unreadCount).toBe(1);
  });

  it('say the last of many changes once', async () => {
    const invited = await invite();
    await book(invited);
    await book(invited, TUESDAY);
    await app.api.cancelInterview({ id: invited.id, as: invited.employer });
    const mails = await mailsAt(now(), invited.seeker);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your interview for Barista will not take place',
    ]);
    expect(eventOf(mails[0])).toMatchObject({ method: 'CANCEL', sequence: 3 });
    expect(await noticesOf(invited.seeker)).toEqual([
      ['interview_cancelled', 'unread'],
      ['interview_invited', 'read'],
    ]);
  });

  it('say that it is elsewhere, once for changes that come together', async () => {
    const invited = await invite();
    const { jobId, employer, seeker } = invited;
    await book(invited);
    await mailsAt(now(), seeker);
    for (const text of ['14 Main St', '16 Main St']) {
      const body = { ...hours, place: { kind: 'onsite', text } } as const;
      await app.api.updateInterviewHours({ jobId, as: employer, body });
    }
    const mails = await mailsAt(now(), seeker);
    expect(mails.map(eventOf)).toMatchObject([{ location: '16 Main St', sequence: 3 }]);
    expect(await noticesOf(seeker)).toEqual([
      ['interview_elsewhere', 'unread'],
      ['interview_invited', 'read'],
    ]);
  });

  it('put off that it is elsewhere by no further change, and not long where it begins soon', async () => {
    const invited = await invite();
    const { seeker } = invited;
    await book(invited);
    await mailsAt(now(), seeker);
    const movedTo = async (text: string) => {
      await moveTo(invited, text);
      const { rows } = await sql<{ due: Date; minutes: number }>`
        select run_at as due, ceil(extract(epoch from run_at - now()) / 60)::int as minutes
        from graphile_worker.jobs where key = ${`interview-mail ${invited.id} seeker`}`.execute(
        app.database,
      );
      return rows;
    };
    for (const [minutes, time] of [
      [10, now()],
      [1, before(MONDAY, HOUR_MS)],
    ] as const) {
      await mailsAt(time, seeker);
      const [first] = await movedTo(`${minutes} Main St`);
      expect(first?.minutes).toBe(minutes);
      expect(await movedTo(`${minutes} Oak St`)).toMatchObject([{ due: first?.due }]);
    }
  });

  it('say of five new places, and of no more', async () => {
    const invited = await invite();
    const { seeker } = invited;
    await book(invited);
    await mailsAt(now(), seeker);
    const told = [];
    for (let change = 0; change < 8; change += 1) {
      app.clock.advance(MINUTE_MS);
      await moveTo(invited, change % 2 === 0 ? '14 Main St' : '16 Main St');
      told.push((await mailsAt(now(), seeker)).length);
    }
    expect(told).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
    const notices = (await noticesOf(seeker)).filter(
      ([reason]) => reason === 'interview_elsewhere',
    );
    expect(notices).toHaveLength(5);
    const [reminder] = await mailsAt(before(MONDAY, 2 * HOUR_MS), seeker);
    expect(reminder?.text).toContain('16 Main St');
  });

  it('leave the place of what has begun as it was', async () => {
    const invited = await invite();
    const { jobId, employer, seeker } = invited;
    await book(invited);
    await mailsAt(MONDAY, seeker);
    const body = { ...hours, place: { kind: 'phone', text: '(919) 555-0142' } } as const;
    await app.api.updateInterviewHours({ jobId, as: employer, body });
    expect(await mailsAt(now(), seeker)).toEqual([]);
    for (const as of [seeker, employer]) {
      const response = await app.api.getInterview({ id: invited.applicationId, as });
      expect(response.json()).toMatchObject({ interview: { place: hours.place } });
    }
  });

  it('say nothing of a place that is changed and changed back', async () => {
    const invited = await invite();
    const { jobId, employer, seeker } = invited;
    await book(invited);
    await mailsAt(now(), seeker);
    for (const text of ['14 Main St', hours.place.text]) {
      const body = { ...hours, place: { kind: 'onsite', text } } as const;
      await app.api.updateInterviewHours({ jobId, as: employer, body });
    }
    expect(await mailsAt(now(), seeker)).toEqual([]);
    expect(await noticesOf(seeker)).toEqual([['interview_invited', 'read']]);
  });

  it('say that it is elsewhere although a reminder comes first', async () => {
    const invited = await invite();
    const { jobId, employer, seeker } = invited;
    await book(invited);
    await mailsAt(now(), seeker);
    app.clock.advance(before(MONDAY, 24 * HOUR_MS).getTime() - now().getTime());
    const body = { ...hours, place: { kind: 'onsite', text: '14 Main St' } } as const;
    await app.api.updateInterviewHours({ jobId, as: employer, body });
    const mails = await mailsAt(now(), seeker);
    expect(mails.map((mail) => eventOf(mail).method)).toEqual(
      expect.arrayContaining([undefined, 'REQUEST']),
    );
    expect(mails).toHaveLength(2);
  });

  it('tell who was booked that the job has closed, after the grace, and nobody else', async () => {
    const [booked, open] = [await invite(), await invite()];
    await book(booked);
    await mailsAt(now(), booked.seeker);
    for (const { jobId, employer } of [booked, open]) {
      await app.api.closeJob({ jobId, as: employer });
    }
    await settleInterviews.run(app.platform);
    expect(await noticesOf(booked.seeker)).toEqual([['interview_invited', 'read']]);
    await runAllTasks(app);
    app.mails.take();
    const [mail] = await mailsAt(now(), booked.seeker);
    expect(eventOf(mail)).toMatchObject({ method: 'CANCEL', sequence: 2 });
    expect(await noticesOf(booked.seeker)).toContainEqual(['interview_cancelled', 'unread']);
    expect(await noticesOf(booked.employer)).toEqual([['interview_booked', 'read']]);
    expect(await noticesOf(open.seeker)).toEqual([['interview_invited', 'unread']]);
    const stored = await app.database
      .selectFrom('interviews')
      .select(['status', 'cancelled_by'])
      .where('id', 'in', [booked.id, open.id])
      .execute();
    expect(stored).toEqual([
      { status: 'cancelled', cancelled_by: 'system' },
      { status: 'cancelled', cancelled_by: 'system' },
    ]);
  });

  it('tell the employer that who was booked has withdrawn', async () => {
    const invited = await invite();
    await book(invited);
    await mailsAt(now(), invited.employer);
    await app.api.withdrawApplication({ id: invited.applicationId, as: invited.seeker });
    const [mail] = await mailsAt(now(), invited.employer);
    expect(mail?.text).toContain('the applicant has withdrawn');
    expect(mail?.calendar?.method).toBe('CANCEL');
    expect(await noticesOf(invited.employer)).toContainEqual(['interview_cancelled', 'unread']);
    expect(await noticesOf(invited.seeker)).toEqual([['interview_invited', 'read']]);
  });
});

it('are in the calendar that each side subscribes to', async () => {
  const invited = await invite();
  await book(invited);
  for (const as of [invited.seeker, invited.employer]) {
    const { url } = (await app.api.getCalendar({ as })).json<{ url: string }>();
    const feed = await app.http.inject({ url: new URL(url).pathname });
    const { events = [] } = convertIcsCalendar(undefined, feed.body);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      uid: `${invited.id}@nextshift.example`,
      sequence: 1,
      status: 'CONFIRMED',
      summary: 'Interview: Barista',
    });
    expect(feed.body).not.toContain('Main St');
  }
});

it('are heard of by the open pages of both sides', async () => {
  const invited = await invite();
  await book(invited);
  const heard = await app.database
    .selectFrom('live_events')
    .select((select) => ['seeker_id', 'employer_id', select.fn.countAll<number>().as('count')])
    .where('subject_id', '=', invited.id)
    .groupBy(['seeker_id', 'employer_id'])
    .execute();
  expect(heard).toHaveLength(2);
  expect(heard).toContainEqual({ seeker_id: invited.seeker.id, employer_id: null, count: 2 });
  expect(heard).toContainEqual({ seeker_id: null, employer_id: invited.employer.id, count: 2 });
});

describe('reminders', () => {
  it('come a day and two hours before, once each, also when many run at once', async () => {
    const invited = await invite();
    await book(invited);
    await mailsAt(now(), invited.seeker);
    expect(await mailsAt(before(MONDAY, 24 * HOUR_MS + MINUTE_MS), invited.seeker)).toEqual([]);
    app.clock.advance(MINUTE_MS);
    await Promise.all([settleInterviews.run(app.platform), settleInterviews.run(app.platform)]);
    const [first, ...more] = await mailsAt(before(MONDAY, 24 * HOUR_MS), invited.seeker);
    expect(more).toEqual([]);
    expect(await mailsAt(before(MONDAY, 2 * HOUR_MS + MINUTE_MS), invited.seeker)).toEqual([]);
    const [last, ...others] = await mailsAt(before(MONDAY, 2 * HOUR_MS), invited.seeker);
    expect(last?.subject).toBe('Your interview for Barista: Mon, Nov 23, 10 AM to 10:30 AM');
    // Each is news of its own: whoever opened the first has not read the second.
    expect(last?.messageId).not.toBe(first?.messageId);
    expect(others).toEqual([]);
    expect(await mailsAt(before(MONDAY, HOUR_MS), invited.seeker)).toEqual([]);
  });

  it('are those of the new time after a move, also between queueing and sending', async () => {
    const invited = await invite();
    await book(invited);
    await mailsAt(before(MONDAY, 3 * HOUR_MS), invited.seeker);
    app.clock.advance(HOUR_MS);
    await settleInterviews.run(app.platform);
    await book(invited, TUESDAY);
    const mails = await mailsAt(now(), invited.seeker);
    expect(mails.map((mail) => eventOf(mail).start)).toEqual([TUESDAY]);
    expect(await mailsAt(before(TUESDAY, 24 * HOUR_MS), invited.seeker)).toHaveLength(1);
  });

  it('never come for what was cancelled, or closed but not told yet', async () => {
    const [cancelled, closed] = [await invite(), await invite()];
    for (const each of [cancelled, closed]) await book(each);
    await app.api.cancelInterview({ id: cancelled.id, as: cancelled.employer });
    await mailsAt(now(), cancelled.seeker);
    app.clock.advance(before(MONDAY, 24 * HOUR_MS).getTime() - now().getTime());
    await app.api.closeJob({ jobId: closed.jobId, as: closed.employer });
    await settleInterviews.run(app.platform);
    const reasons = [...(await noticesOf(cancelled.seeker)), ...(await noticesOf(closed.seeker))];
    expect(reasons.map(([reason]) => reason)).not.toContain('interview_soon');
  });

  it('come although the place changes before they are sent', async () => {
    const invited = await invite();
    await book(invited);
    await mailsAt(now(), invited.seeker);
    app.clock.advance(before(MONDAY, 24 * HOUR_MS).getTime() - now().getTime());
    await settleInterviews.run(app.platform);
    const body = { ...hours, place: { kind: 'onsite', text: '14 Main St' } } as const;
    await app.api.updateInterviewHours({ jobId: invited.jobId, as: invited.employer, body });
    const mails = await mailsAt(now(), invited.seeker);
    expect(mails.map(({ messageId }) => messageId.includes('.soon.'))).toContain(true);
  });

  it('are not sent once the interview has begun', async () => {
    const invited = await invite();
    await book(invited);
    await mailsAt(before(MONDAY, 3 * HOUR_MS), invited.seeker);
    app.clock.advance(HOUR_MS);
    await settleInterviews.run(app.platform);
    expect(await mailsAt(MONDAY, invited.seeker)).toEqual([]);
  });

  it('skip the first where less than a day is left', async () => {
    const invited = await invite();
    app.clock.advance(before(MONDAY, 20 * HOUR_MS).getTime() - now().getTime());
    await book(invited);
    expect(await mailsAt(now(), invited.seeker)).toHaveLength(1);
    expect(await mailsAt(before(MONDAY, 2 * HOUR_MS), invited.seeker)).toHaveLength(1);
  });
});

it('asks the employer the next morning who came, once', async () => {
  const invited = await invite();
  const { employer, id } = invited;
  await book(invited);
  await mailsAt(MONDAY, employer);
  expect(await mailsAt('2026-11-24T13:59:00Z', employer)).toEqual([]);
  const asked = await mailsAt('2026-11-24T14:00:00Z', employer);
  expect(asked.map(({ subject }) => subject)).toEqual(['Did they come? “Barista”']);
  expect(await mailsAt('2026-11-24T14:01:00Z', employer)).toEqual([]);
  await app.api.markAttended({ id, as: employer });
  expect(await mailsAt('2026-11-25T14:00:00Z', employer)).toEqual([]);
});
