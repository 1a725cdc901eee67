import {
  type Assignment,
  type CoverOffer,
  type Notice,
  type Roster,
  SECOND_MS,
} from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpSeeker, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import {
  insertHire,
  insertShiftJob,
  SATURDAY,
  type ShiftJob,
  SUNDAY,
} from '../../../../../test/database/insert-shifts.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(() => {
  app.mails.take();
});

afterAll(() => app.close());

const gala = { date: '2026-12-04', start: '18:00', end: '23:00' };

const GALA_STARTS_AT = '2026-12-04T23:00:00.000Z';

const call = (method: 'GET' | 'POST' | 'PUT', path: string, as: TestAccount, body?: object) =>
  app.call(method, path, { as, ...(body ? { body } : {}) });

async function list(as: TestAccount): Promise<Assignment[]> {
  return (await call('GET', '/api/shifts', as)).json<{ shifts: Assignment[] }>().shifts;
}

async function offersOf(as: TestAccount): Promise<CoverOffer[]> {
  return (await call('GET', '/api/cover-offers', as)).json<{ offers: CoverOffer[] }>().offers;
}

async function offerOf(as: TestAccount): Promise<CoverOffer> {
  const [offer] = await offersOf(as);
  if (!offer) throw new Error('nothing is offered');
  return offer;
}

const giveUp = (as: TestAccount, assignmentId: string, body: object = {}) =>
  call('POST', `/api/shifts/${assignmentId}/give-up`, as, body);
const answer = (as: TestAccount, offerId: string, act: 'take' | 'decline' | 'approve') =>
  call('POST', `/api/cover-offers/${offerId}/${act}`, as);

/** Runs what is queued, and returns its mails. */
async function sendAll() {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take();
}

async function reasonsOf(as: TestAccount): Promise<Notice['reason'][]> {
  const { notices } = (await app.api.listNotices({ as })).json<{ notices: Notice[] }>();
  return notices.map(({ reason }) => reason);
}

/** What an employer is told of covers. */
async function noticesOf(as: TestAccount) {
  const { notices } = (await app.api.listNotices({ as })).json<{ notices: Notice[] }>();
  return notices
    .filter(({ kind }) => kind === 'shift')
    .map(({ reason, shift, readAt }) =>
      [reason, shift?.startsAt, readAt === null ? 'unread' : 'read'].join(' '),
    );
}

/** Somebody hired for one more shift of a job, who knows of it. */
async function hireFor(job: ShiftJob, shiftAt: number, as?: TestAccount) {
  const shiftIds = job.shifts.slice(shiftAt, shiftAt + 1).map(({ id }) => id);
  const seeker = as ?? (await signUpSeeker(app));
  return insertHire(app, job, { as: seeker, shiftIds });
}

/** A gala that one person works; colleagues work on Saturdays. */
async function hireForGala({
  colleagues = 1,
  minimum_age,
}: { colleagues?: number; minimum_age?: 18 } = {}) {
  const job = await insertShiftJob(app, {
    openings: colleagues + 1,
    shifts: [gala, { ...SATURDAY, capacity: Math.max(colleagues, 1) }],
    ...(minimum_age ? { minimum_age } : {}),
  });
  const giver = (await hireFor(job, 0)).seeker;
  const others: TestAccount[] = [];
  for (let at = 0; at < colleagues; at += 1) others.push((await hireFor(job, 1)).seeker);
  await sendAll();
  const [shift] = await list(giver);
  const [colleague = giver] = others;
  return { ...job, giver, colleague, others, assignmentId: shift?.assignmentId ?? '' };
}

async function setCover({ employer, jobId }: ShiftJob, cover: object) {
  const response = await call('PUT', `/api/employerjobs/${jobId}/cover`, employer, cover);
  expect(response.statusCode).toBe(200);
}

describe('giving a shift up', () => {
  it('asks colleagues, and leaves the shift with its person until one takes it', async () => {
    const { employer, giver, colleague, assignmentId } = await hireForGala();
    const response = await giveUp(giver, assignmentId, { reason: 'My dentist moved it' });
    expect(response.json()).toMatchObject({
      asked: 1,
      shift: { status: 'offered', giveUp: 'asked', giveUpReason: 'My dentist moved it' },
    });
    expect((await giveUp(giver, assignmentId)).json()).toMatchObject({
      asked: 1,
      shift: { giveUpReason: 'My dentist moved it' },
    });
    const offer = await offerOf(colleague);
    expect(offer).toMatchObject({
      status: 'asked',
      needsApproval: false,
      person: null,
      shift: { title: 'Barista', startsAt: '2026-12-04T23:00:00.000Z' },
    });
    expect(JSON.stringify(offer)).not.toContain(giver.id);
    expect((await reasonsOf(colleague))[0]).toBe('cover_asked');
    expect(await sendAll()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          to: colleague.email,
          subject: 'Can you take a shift? Fri, Dec 4, 6 PM to 11 PM (EST) at Copper Kettle',
        }),
        expect.objectContaining({
          to: employer.email,
          subject: 'Cover asked for: “Barista”, Fri, Dec 4, 6 PM to 11 PM',
        }),
      ]),
    );
    expect((await answer(colleague, offer.offerId, 'take')).json()).toMatchObject({
      offer: { status: 'taken' },
    });
    // Asked again, it stays as it is.
    expect((await answer(colleague, offer.offerId, 'take')).statusCode).toBe(200);
    expect(await list(giver)).toMatchObject([
      { status: 'cancelled', cancelledBy: 'seeker', giveUp: 'taken' },
    ]);
    expect(
      (await list(colleague)).filter(({ startsAt }) => startsAt === offer.shift.startsAt),
    ).toMatchObject([{ status: 'confirmed', mustConfirm: false, giveUp: null }]);
    expect((await reasonsOf(giver))[0]).toBe('cover_taken');
    expect(await noticesOf(employer)).toEqual(['cover_taken 2026-12-04T23:00:00.000Z unread']);
    const mails = await sendAll();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual(
      expect.arrayContaining([
        `${giver.email}: Somebody is taking your shift: Fri, Dec 4, 6 PM to 11 PM (EST) at Copper Kettle`,
        `${employer.email}: A shift is covered: “Barista”, Fri, Dec 4, 6 PM to 11 PM`,
      ]),
    );
    expect(JSON.stringify(mails)).not.toContain('dentist');
  });

  it('is taken back by confirming', async () => {
    const { giver, colleague, assignmentId } = await hireForGala();
    await giveUp(giver, assignmentId);
    const { offerId } = await offerOf(colleague);
    const kept = await call('POST', `/api/shifts/${assignmentId}/confirm`, giver);
    expect(kept.json()).toMatchObject({
      shift: { status: 'confirmed', giveUp: null, giveUpReason: null },
    });
    expect(await offersOf(colleague)).toEqual([]);
    const late = await answer(colleague, offerId, 'take');
    expect(late.json()).toMatchObject({ code: 'cover_ended' });
    const again = async () => {
      const response = await giveUp(giver, assignmentId);
      await call('POST', `/api/shifts/${assignmentId}/confirm`, giver);
      return response;
    };
    expect((await again()).json()).toMatchObject({ asked: 1 });
    let response = await again();
    for (let round = 0; round < 5; round += 1) response = await again();
    expect(response.json()).toMatchObject({
      code: 'illegal_shift_change',
      message: 'This shift was changed too often. Please write to them instead.',
    });
  });

  it('asks nobody who is busy, over their hours, too young, hired elsewhere, or without a word', async () => {
    const job = await hireForGala({ minimum_age: 18 });
    const { employer, giver, colleague, assignmentId } = job;
    const young = await insertShiftJob(app, { employer, shifts: [SUNDAY] });
    const grown = await insertShiftJob(app, { employer, shifts: [SUNDAY], minimum_age: 21 });
    const minor = (await hireFor(young, 0)).seeker;
    const adult = (await hireFor(grown, 0)).seeker;
    await sendAll();
    const week = (busy: object[], weeklyHoursMax: number | null = null) => ({
      timeZone: 'America/New_York',
      weekly: [],
      busy,
      share: false,
      weeklyHoursMax,
    });
    const say = async (body: object) => {
      const response = await call('PUT', '/api/availability', colleague, body);
      expect(response.statusCode).toBe(200);
    };
    const nobody = async () => {
      const response = await giveUp(giver, assignmentId);
      expect(response.json()).toMatchObject({ code: 'nobody_to_cover' });
      expect((await list(giver))[0]?.giveUp).toBeNull();
    };
    await say(week([{ weekday: 'fri', start: '20:00', end: '21:00' }]));
    await nobody();
    // Six hours on the Saturday and five of the gala.
    await say(week([], 10));
    await nobody();
    await say(week([], 11));
    await setCover(job, { approval: false, across: true });
    expect((await giveUp(giver, assignmentId)).json()).toMatchObject({ asked: 2 });
    expect(await offersOf(colleague)).toHaveLength(1);
    expect(await offersOf(adult)).toHaveLength(1);
    expect(await offersOf(minor)).toEqual([]);
  });

  it('refuses a stranger, a shift that has started, and an answer to it', async () => {
    const { employer, giver, colleague, assignmentId } = await hireForGala();
    expect((await giveUp(colleague, assignmentId)).statusCode).toBe(404);
    expect((await giveUp(employer, assignmentId)).statusCode).toBe(401);
    expect((await giveUp(giver, assignmentId, { reason: ' ' })).statusCode).toBe(400);
    await giveUp(giver, assignmentId);
    const { offerId } = await offerOf(colleague);
    expect((await answer(giver, offerId, 'take')).statusCode).toBe(404);
    const ms = Date.parse('2026-12-04T23:00:00Z') - app.clock.read().getTime();
    app.clock.advance(ms);
    try {
      expect(await offersOf(colleague)).toEqual([]);
      const late = await answer(colleague, offerId, 'take');
      expect(late.json()).toMatchObject({ code: 'cover_ended' });
      expect((await giveUp(giver, assignmentId)).statusCode).toBe(200);
    } finally {
      app.clock.advance(-ms);
    }
  });
});

describe('who takes a shift', () => {
  it('is one, however many press at once', async () => {
    const { giver, others, assignmentId } = await hireForGala({ colleagues: 6 });
    await giveUp(giver, assignmentId);
    const offers = await Promise.all(others.map(offerOf));
    const taken = await Promise.all(
      others.map((each, at) => answer(each, offers[at]?.offerId ?? '', 'take')),
    );
    const codes = taken.map((response) => response.statusCode).toSorted();
    expect(codes).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = taken.find((response) => response.statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'cover_taken' });
    const shifts = (await Promise.all(others.map(list))).flat();
    expect(shifts.filter(({ startsAt }) => startsAt === '2026-12-04T23:00:00.000Z')).toHaveLength(
      1,
    );
  });

  it('has other work meanwhile, and is told', async () => {
    const { giver, colleague, assignmentId } = await hireForGala();
    await giveUp(giver, assignmentId);
    const { offerId } = await offerOf(colleague);
    await hireFor(await insertShiftJob(app, { shifts: [gala] }), 0, colleague);
    const response = await answer(colleague, offerId, 'take');
    expect(response.json()).toMatchObject({ code: 'shift_conflict' });
    expect((await list(giver))[0]).toMatchObject({ status: 'offered', giveUp: 'asked' });
  });

  it('is approved where the job asks for that, of several who would', async () => {
    const job = await hireForGala({ colleagues: 2 });
    const { employer, giver, others, assignmentId } = job;
    await setCover(job, { approval: true, across: false });
    await giveUp(giver, assignmentId);
    const [first, second] = others;
    if (!first || !second) throw new Error('nobody was hired');
    const early = await answer(employer, (await offerOf(first)).offerId, 'approve');
    expect(early.json()).toMatchObject({
      code: 'illegal_shift_change',
      message: 'They have not said yes yet.',
    });
    for (const each of [first, second]) {
      const response = await answer(each, (await offerOf(each)).offerId, 'take');
      expect(response.json()).toMatchObject({
        offer: { status: 'to_approve', needsApproval: true },
      });
      app.clock.advance(SECOND_MS);
    }
    const told = 'cover_to_approve 2026-12-04T23:00:00.000Z';
    expect(await noticesOf(employer)).toEqual([`${told} unread`, `${told} read`]);
    expect((await list(giver))[0]).toMatchObject({ status: 'offered', giveUp: 'to_approve' });
    const waiting = await offersOf(employer);
    expect(waiting.map(({ person }) => person?.firstName)).toEqual(['Robin', 'Robin']);
    expect((await sendAll()).map(({ subject }) => subject)).toContain(
      'Please approve a cover: “Barista”, Fri, Dec 4, 6 PM to 11 PM',
    );
    const [one, other] = waiting.map(({ offerId }) => offerId);
    expect((await answer(first, one ?? '', 'approve')).statusCode).toBe(401);
    expect((await answer(employer, one ?? '', 'decline')).json()).toMatchObject({
      offer: { status: 'refused' },
    });
    expect(await noticesOf(employer)).toEqual([`${told} read`, `${told} read`]);
    expect((await reasonsOf(first))[0]).toBe('cover_refused');
    const again = await answer(first, one ?? '', 'take');
    expect(again.json()).toMatchObject({ code: 'cover_ended' });
    expect((await answer(employer, other ?? '', 'approve')).json()).toMatchObject({
      offer: { status: 'taken' },
    });
    expect((await reasonsOf(second))[0]).toBe('cover_approved');
    expect(await noticesOf(employer)).toHaveLength(2);
    // Pressed once more, it is still theirs; given back it is as a shift.
    expect((await answer(second, other ?? '', 'take')).json()).toMatchObject({
      offer: { status: 'taken' },
    });
    expect((await answer(second, other ?? '', 'decline')).json()).toMatchObject({
      code: 'illegal_shift_change',
    });
    expect((await list(giver))[0]).toMatchObject({ status: 'cancelled', giveUp: 'taken' });
    expect(await offersOf(employer)).toEqual([]);
  });

  it('says no for good, so that the employer is asked once', async () => {
    const job = await hireForGala();
    const { employer, giver, colleague, assignmentId } = job;
    await setCover(job, { approval: true, across: false });
    await giveUp(giver, assignmentId);
    const { offerId } = await offerOf(colleague);
    await answer(colleague, offerId, 'take');
    for (let press = 0; press < 2; press += 1) {
      const response = await answer(colleague, offerId, 'decline');
      expect(response.json()).toMatchObject({ offer: { status: 'declined' } });
    }
    app.clock.advance(SECOND_MS);
    const again = await answer(colleague, offerId, 'take');
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: 'cover_ended', message: 'You have declined this shift already.' },
    ]);
    expect(await noticesOf(employer)).toHaveLength(1);
    expect(await offersOf(colleague)).toEqual([]);
    expect((await list(giver))[0]).toMatchObject({ giveUp: 'asked' });
  });

  it('is not to be read on a held job, which gives its shifts to nobody', async () => {
    const { jobId, giver, colleague, assignmentId } = await hireForGala();
    await giveUp(giver, assignmentId);
    const { offerId } = await offerOf(colleague);
    await app.database
      .updateTable('jobs')
      .set({ moderation: 'held' })
      .where('id', '=', jobId)
      .execute();
    expect(await offersOf(colleague)).toEqual([]);
    expect((await answer(colleague, offerId, 'take')).statusCode).toBe(409);
  });
});

describe('news of a shift of another job', () => {
  it('names the job of the shift, and who works now', async () => {
    const job = await hireForGala({ colleagues: 0 });
    const { employer, giver, assignmentId } = job;
    const videos = await insertShiftJob(app, { employer, title: 'UGC Video', shifts: [SUNDAY] });
    const maya = await signUpSeeker(app, { first_name: 'Maya', last_name: 'Lindqvist' });
    await hireFor(videos, 0, maya);
    await setCover(job, { approval: false, across: true });
    await sendAll();
    await giveUp(giver, assignmentId);
    await answer(maya, (await offerOf(maya)).offerId, 'take');
    const mails = await sendAll();
    const covered = mails.find(({ subject }) => subject.startsWith('A shift is covered'));
    expect(covered?.text.replaceAll(/\s+/g, ' ')).toContain('Maya Lindqvist works on Fri, Dec 4');
    const [taken] = (await list(maya)).filter(({ jobId }) => jobId === job.jobId);
    const [shift, ...others] = job.shifts;
    const body = { shifts: [{ ...shift, end: '22:00' }, ...others] };
    expect((await app.api.updateJob({ jobId: job.jobId, as: employer, body })).statusCode).toBe(
      200,
    );
    const changed = (await sendAll()).filter(({ to }) => to === maya.email);
    expect(changed.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('changed a shift of yours for Barista'),
    ]);
    await giveUp(maya, taken?.assignmentId ?? '');
    await answer(giver, (await offerOf(giver)).offerId, 'take');
    for (const as of [maya, employer]) {
      const { notices } = (await app.api.listNotices({ as })).json<{ notices: Notice[] }>();
      const ofGala = notices.filter(({ shift: told }) => told?.startsAt === GALA_STARTS_AT);
      expect(ofGala[0]?.reason).toBe('cover_taken');
      expect(new Set(ofGala.map(({ jobTitle }) => jobTitle))).toEqual(new Set(['Barista']));
      expect(new Set(ofGala.map(({ jobId }) => jobId))).toEqual(new Set([job.jobId]));
    }
  });
});

describe('the settings of covers', () => {
  it('are the company’s own, and on its roster', async () => {
    const job = await insertShiftJob(app, { shifts: [gala] });
    const other = await insertShiftJob(app, { shifts: [gala] });
    const coverOf = async () => {
      const response = await call('GET', `/api/employerjobs/${job.jobId}/roster`, job.employer);
      return response.json<{ roster: Roster }>().roster.cover;
    };
    expect(await coverOf()).toEqual({ approval: false, across: false });
    await setCover(job, { approval: true, across: true });
    expect(await coverOf()).toEqual({ approval: true, across: true });
    const strange = await call('PUT', `/api/employerjobs/${job.jobId}/cover`, other.employer, {
      approval: false,
      across: false,
    });
    expect(strange.statusCode).toBe(404);
    const shown = await app.call('GET', `/jobs/${job.jobId}`, {});
    expect(shown.body).not.toMatch(/coverApproval|cover_approval/);
  });
});
