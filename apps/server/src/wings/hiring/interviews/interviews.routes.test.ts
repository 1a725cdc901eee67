import { DAY_MS, type Interview, type InterviewSlot, SECOND_MS } from '@nextshift/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Each Monday from 10 to 11 in New York, as on Nov 23: two times of 30 minutes. */
const hours = {
  minutes: 30,
  weekly: [{ weekday: 'mon', start: '10:00', end: '11:00' }],
  dates: [],
  seats: 1,
  noticeHours: 24,
  daysAhead: 7,
  place: { kind: 'onsite', text: '12 Main St, by the back door' },
  invite: 'by_hand',
} as const;
const [TEN, HALF_PAST] = ['2026-11-23T15:00:00.000Z', '2026-11-23T15:30:00.000Z'];

async function post(change: Partial<Record<keyof typeof hours, unknown>> = {}) {
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  const body = { ...hours, ...change } as typeof hours;
  const saved = await app.api.updateInterviewHours({ jobId, as: employer, body });
  expect(saved.statusCode, saved.body).toBe(200);
  return { employer, jobId };
}

type Posted = Awaited<ReturnType<typeof post>>;

async function apply({ employer, jobId }: Posted) {
  const seeker = await signUpSeeker(app, { profile: { phone: '9195550177' } });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { employer, jobId, seeker, applicationId: await insertApplication(app, own) };
}

async function invite(posted: Posted) {
  const applied = await apply(posted);
  const { applicationId: id, employer: as } = applied;
  const response = await app.api.inviteToInterview({ id, as });
  expect(response.statusCode, response.body).toBe(201);
  return { ...applied, interview: response.json<{ interview: Interview }>().interview };
}

async function read(as: TestAccount, id: string) {
  const response = await app.api.getInterview({ id, as });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['cache-control']).toContain('no-store');
  return response.json<{ interview: Interview; slots: InterviewSlot[] }>();
}

const book = (as: TestAccount, { id }: Interview, startsAt: string) =>
  app.api.bookInterview({ id, as, body: { startsAt } });

const startsOf = ({ slots }: { readonly slots: readonly InterviewSlot[] }) =>
  slots.map(({ startsAt }) => startsAt);

const interviewOf = (response: { readonly body: string }) =>
  (JSON.parse(response.body) as { interview: Interview }).interview;

describe('interview hours', () => {
  it('are of the employer alone, and empty until they are said', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const first = await app.api.getInterviewHours({ jobId, as: employer });
    expect(first.json()).toEqual({ interviewHours: null });
    const saved = await app.api.updateInterviewHours({ jobId, as: employer, body: hours });
    expect(saved.json()).toEqual({ interviewHours: hours });
    const other = await signUpEmployer(app);
    expect((await app.api.getInterviewHours({ jobId, as: other })).statusCode).toBe(404);
    const put = await app.api.updateInterviewHours({ jobId, as: other, body: hours });
    expect(put.statusCode).toBe(404);
    expect((await app.api.getInterviewHours({ jobId })).statusCode).toBe(401);
  });

  it('are refused with a length, a number or a place that makes no sense', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const wrong = [
      { minutes: 25 },
      { seats: 11 },
      { noticeHours: 1 },
      { daysAhead: 29 },
      { place: { kind: 'onsite', text: ' ' } },
      { weekly: [{ weekday: 'mon', start: '10:00', end: '10:00' }] },
      { weekly: [{ weekday: 'mon', start: '10:00', end: '10:20' }] },
      { weekly: [...hours.weekly, { weekday: 'mon', start: '10:30', end: '12:00' }] },
    ];
    for (const change of wrong) {
      const body = { ...hours, ...change } as typeof hours;
      const response = await app.api.updateInterviewHours({ jobId, as: employer, body });
      expect(response.statusCode, JSON.stringify(change)).toBe(400);
    }
  });

  it('hold the job while their place sounds like a scam', async () => {
    const { employer, jobId } = await post();
    const text = 'Message me on Telegram @hiring_fast and buy gift cards before the interview';
    const body = { ...hours, place: { kind: 'video', text } } as const;
    expect((await app.api.updateInterviewHours({ jobId, as: employer, body })).statusCode).toBe(
      200,
    );
    expect((await app.api.getJob({ jobId })).statusCode).toBe(404);
    const { applicationId: id } = await apply({ employer, jobId });
    const invited = await app.api.inviteToInterview({ id, as: employer });
    expect([invited.statusCode, invited.json()]).toMatchObject([409, { code: 'job_held' }]);
  });

  it('are copied with the job', async () => {
    const employer = await signUpEmployer(app);
    const columns = { pay_rate: 15, pay_frequency: 'Per Hour' } as const;
    const jobId = await insertJob(app, employer, columns);
    await app.api.updateInterviewHours({ jobId, as: employer, body: hours });
    const draft = await app.api.duplicateJob({ jobId, as: employer });
    const { id: draftId } = draft.json<{ draft: { id: string } }>().draft;
    const published = await app.api.publishJobDraft({ draftId, as: employer, body: {} });
    expect(published.statusCode, published.body).toBe(201);
    const copyId = published.json<{ newJob: { id: string } }>().newJob.id;
    const copied = await app.api.getInterviewHours({ jobId: copyId, as: employer });
    expect(copied.json()).toEqual({ interviewHours: hours });
  });
});

describe('an interview', () => {
  it('is offered by the employer, chosen by the seeker, and read by both', async () => {
    const { employer, seeker, applicationId, jobId, interview } = await invite(await post());
    expect(interview).toEqual({
      id: expect.any(String) as string,
      applicationId,
      jobId,
      jobRemoved: false,
      jobTitle: 'Barista',
      companyName: 'Copper Kettle',
      status: 'invited',
      cancelledBy: null,
      startsAt: null,
      endsAt: null,
      timeZone: 'America/New_York',
      minutes: 30,
      place: { kind: 'onsite', text: '12 Main St, by the back door' },
      person: { id: seeker.id, firstName: 'Robin', lastName: 'Park' },
    });
    const offered = await read(seeker, applicationId);
    expect(offered.interview).toMatchObject({
      place: { kind: 'onsite', text: null },
      person: null,
    });
    expect(startsOf(offered)).toEqual([TEN, HALF_PAST]);
    expect((await read(employer, applicationId)).slots).toEqual([]);
    const booked = await book(seeker, interview, HALF_PAST);
    expect(interviewOf(booked)).toMatchObject({
      status: 'booked',
      startsAt: HALF_PAST,
      endsAt: '2026-11-23T16:00:00.000Z',
      place: { kind: 'onsite', text: '12 Main St, by the back door' },
    });
    const applications = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(applications.json()).toMatchObject([{ status: 'Interviewing' }]);
    expect((await read(employer, applicationId)).interview.status).toBe('booked');
  });

  it('is for the two sides alone', async () => {
    const { applicationId: id, interview } = await invite(await post());
    const startsAt = TEN;
    for (const as of [await signUpSeeker(app), await signUpEmployer(app)]) {
      expect((await app.api.getInterview({ id, as })).statusCode).toBe(404);
    }
    const [seeker, employer] = [await signUpSeeker(app), await signUpEmployer(app)];
    expect((await book(seeker, interview, startsAt)).statusCode).toBe(404);
    expect((await app.api.declineInterview({ id: interview.id, as: seeker })).statusCode).toBe(404);
    for (const call of ['cancelInterview', 'markAttended', 'markMissed'] as const) {
      expect((await app.api[call]({ id: interview.id, as: employer })).statusCode).toBe(404);
    }
    expect((await app.api.inviteToInterview({ id, as: employer })).statusCode).toBe(404);
    expect((await app.api.getInterview({ id })).statusCode).toBe(401);
    expect((await app.api.listInterviews({ as: seeker })).json()).toEqual({
      interviews: [],
      missedLately: 0,
    });
  });

  it('needs times to choose from, and is offered once', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { applicationId: id } = await apply({ employer, jobId });
    const without = await app.api.inviteToInterview({ id, as: employer });
    expect([without.statusCode, without.json()]).toMatchObject([
      409,
      { code: 'no_interview_times' },
    ]);
    const invited = await invite(await post());
    const again = await app.api.inviteToInterview({
      id: invited.applicationId,
      as: invited.employer,
    });
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'already_invited' }]);
  });

  it('moves up to ten times, however often its place does', async () => {
    const posted = await post({ minutes: 10 });
    const { employer, jobId } = posted;
    const { seeker, interview, applicationId } = await invite(posted);
    const [first = '', second = ''] = startsOf(await read(seeker, applicationId));
    await book(seeker, interview, first);
    for (let change = 0; change < 12; change += 1) {
      const place = { kind: 'onsite', text: `${change} Main St` };
      const body = { ...hours, minutes: 10, place } as const;
      expect((await app.api.updateInterviewHours({ jobId, as: employer, body })).statusCode).toBe(
        200,
      );
    }
    for (let move = 1; move < 10; move += 1) {
      const moved = await book(seeker, interview, move % 2 === 0 ? first : second);
      expect(moved.statusCode, moved.body).toBe(200);
    }
    const refused = await book(seeker, interview, first);
    expect(refused.json()).toMatchObject({
      code: 'illegal_interview_change',
      message: 'You have moved this interview too often. Please write to the employer.',
    });
  });

  it('has a seat of its own, which moves with it', async () => {
    const posted = await post();
    const [first, second] = [await invite(posted), await invite(posted)];
    expect((await book(first.seeker, first.interview, TEN)).statusCode).toBe(200);
    expect(startsOf(await read(second.seeker, second.applicationId))).toEqual([HALF_PAST]);
    const taken = await book(second.seeker, second.interview, TEN);
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'slot_taken' }]);
    expect((await book(first.seeker, first.interview, HALF_PAST)).statusCode).toBe(200);
    expect((await book(second.seeker, second.interview, TEN)).statusCode).toBe(200);
    const again = await book(second.seeker, second.interview, TEN);
    expect(interviewOf(again)).toMatchObject({ status: 'booked', startsAt: TEN });
    const never = await book(first.seeker, first.interview, '2026-11-23T15:10:00.000Z');
    expect(never.statusCode).toBe(409);
  });

  it('may be at the same time as others where there are seats', async () => {
    const posted = await post({ seats: 2 });
    const three = [await invite(posted), await invite(posted), await invite(posted)];
    const statuses = [];
    for (const { seeker, interview } of three) {
      statuses.push((await book(seeker, interview, TEN)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 409]);
  });

  it('is declined by the seeker or cancelled by the employer before it starts, once', async () => {
    const declined = await invite(await post());
    const { id } = declined.interview;
    const off = await app.api.declineInterview({ id, as: declined.seeker });
    expect(interviewOf(off)).toMatchObject({ status: 'declined', cancelledBy: null });
    expect((await app.api.declineInterview({ id, as: declined.seeker })).statusCode).toBe(200);
    const late = await book(declined.seeker, declined.interview, TEN);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'illegal_interview_change' },
    ]);
    const { employer, seeker, interview, applicationId } = await invite(await post());
    await book(seeker, interview, TEN);
    const cancelled = await app.api.cancelInterview({ id: interview.id, as: employer });
    expect(interviewOf(cancelled)).toMatchObject({ status: 'cancelled', cancelledBy: 'employer' });
    const read = await app.api.getInterview({ id: applicationId, as: seeker });
    expect(read.json()).toMatchObject({ interview: { place: { text: null } }, slots: [] });
    const again = await app.api.inviteToInterview({ id: applicationId, as: employer });
    expect(again.statusCode).toBe(201);
  });

  it('was attended or missed from its start on, and counts for the seeker alone', async () => {
    const { employer, seeker, interview, applicationId } = await invite(await post());
    await book(seeker, interview, TEN);
    const early = await app.api.markMissed({ id: interview.id, as: employer });
    expect(early.statusCode).toBe(409);
    app.clock.advance(Date.parse(TEN) - app.clock.read().getTime());
    const missed = await app.api.markMissed({ id: interview.id, as: employer });
    expect(interviewOf(missed).status).toBe('missed');
    expect((await app.api.declineInterview({ id: interview.id, as: seeker })).statusCode).toBe(409);
    const ofSeeker = await app.api.listInterviews({ as: seeker });
    expect(ofSeeker.json()).toMatchObject({ interviews: [{ applicationId }], missedLately: 1 });
    const ofEmployer = await app.api.listInterviews({ as: employer });
    expect(ofEmployer.json()).toMatchObject({ interviews: [{ applicationId }], missedLately: 0 });
    const attended = await app.api.markAttended({ id: interview.id, as: employer });
    expect(interviewOf(attended).status).toBe('attended');
    app.clock.advance(15 * DAY_MS);
    expect((await app.api.markMissed({ id: interview.id, as: employer })).statusCode).toBe(409);
    app.clock.advance(Date.parse('2026-11-20T12:00:00Z') - app.clock.read().getTime());
  });

  it('says what clashes with it, and puts that last', async () => {
    const { seeker, applicationId, employer } = await invite(await post());
    const busy = [
      { weekday: 'mon', start: '09:00', end: '10:20', from: null, until: null },
    ] as const;
    const week = { timeZone: 'America/New_York', weekly: [], busy, share: true };
    await app.api.updateAvailability({ as: seeker, body: { ...week, busy: [...busy] } });
    const offered = await read(seeker, applicationId);
    expect(offered.slots.map(({ startsAt, clash }) => [startsAt, clash])).toEqual([
      [HALF_PAST, null],
      [TEN, 'class'],
    ]);
    const other = await insertJob(app, employer);
    await app.api.updateInterviewHours({ jobId: other, as: employer, body: hours });
    const own = { jobId: other, employerId: employer.id, seekerId: seeker.id };
    const otherId = await insertApplication(app, own);
    const invited = await app.api.inviteToInterview({ id: otherId, as: employer });
    await book(seeker, interviewOf(invited), HALF_PAST);
    expect((await read(seeker, applicationId)).slots.map(({ clash }) => clash)).toEqual([
      'class',
      'interview',
    ]);
  });

  it('comes with applying where the hours say so, and goes with what is taken back', async () => {
    const { jobId, employer } = await post({ invite: 'on_apply' });
    const seeker = await signUpSeeker(app, { profile: { phone: '9195550177' } });
    const applied = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    const { id } = applied.json<{ application: { id: string } }>().application;
    const offered = await read(seeker, id);
    expect(offered.interview.status).toBe('invited');
    expect(startsOf(offered)).toEqual([TEN, HALF_PAST]);
    expect((await app.api.retractApplication({ id, as: seeker })).statusCode).toBe(204);
    expect((await app.api.getInterview({ id, as: seeker })).statusCode).toBe(404);
    const anew = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    const again = anew.json<{ application: { id: string } }>().application;
    const { interview } = await read(seeker, again.id);
    expect((await book(seeker, interview, TEN)).statusCode).toBe(200);
    const listed = await app.api.listEmployerApplications({
      employerId: employer.id,
      as: employer,
    });
    expect(listed.json()).toMatchObject({ applications: [{ status: 'Interviewing' }] });
  });
});

describe('another interview of an application', () => {
  afterEach(() => {
    app.clock.advance(Date.parse('2026-11-20T12:00:00Z') - app.clock.read().getTime());
  });

  /** Applies to a job that invites by that, and books a time. */
  async function applyAndBook() {
    const posted = await post({ invite: 'on_apply' });
    const seeker = await signUpSeeker(app, { profile: { phone: '9195550177' } });
    const { application } = await applyTo(posted, seeker);
    const { interview } = await read(seeker, application.id);
    expect((await book(seeker, interview, TEN)).statusCode).toBe(200);
    return { ...posted, seeker, interview, id: application.id };
  }

  async function applyTo({ jobId }: Posted, seeker: TestAccount) {
    const body = { userId: seeker.id };
    const response = await app.api.applyToJob({ jobId, as: seeker, body });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<{ application: { id: string }; invited: boolean }>();
  }

  it('is offered once the one before has begun, whether or not they came', async () => {
    const { id, employer, seeker, interview } = await applyAndBook();
    const ahead = await app.api.inviteToInterview({ id, as: employer });
    expect([ahead.statusCode, ahead.json()]).toMatchObject([409, { code: 'already_invited' }]);
    app.clock.advance(Date.parse(TEN) - app.clock.read().getTime() + 15 * DAY_MS);
    expect((await app.api.markAttended({ id: interview.id, as: employer })).statusCode).toBe(409);
    expect((await app.api.inviteToInterview({ id, as: employer })).statusCode).toBe(201);
    expect((await read(seeker, id)).interview.status).toBe('invited');
    const twice = await app.api.inviteToInterview({ id, as: employer });
    expect([twice.statusCode, twice.json()]).toMatchObject([409, { code: 'already_invited' }]);
  });

  it('comes with applying again after one that nobody marked', async () => {
    const { id, seeker, interview, ...posted } = await applyAndBook();
    app.clock.advance(Date.parse(HALF_PAST) - app.clock.read().getTime());
    await app.api.withdrawApplication({ id, as: seeker });
    expect(await applyTo(posted, seeker)).toMatchObject({ application: { id }, invited: true });
    expect((await read(seeker, id)).interview.status).toBe('invited');
    const came = await app.api.markAttended({ id: interview.id, as: posted.employer });
    expect(interviewOf(came).status).toBe('attended');
  });

  it('comes with applying again up to ten times', async () => {
    const { id, seeker, ...posted } = await applyAndBook();
    const invited: boolean[] = [];
    for (let round = 0; round < 10; round += 1) {
      await app.api.withdrawApplication({ id, as: seeker });
      app.clock.advance(SECOND_MS);
      const applied = await applyTo(posted, seeker);
      invited.push(applied.invited);
      const { interview } = await read(seeker, id);
      await book(seeker, interview, TEN);
    }
    expect(invited).toEqual([...Array.from({ length: 9 }, () => true), false]);
    const byHand = await app.api.inviteToInterview({ id, as: posted.employer });
    expect(byHand.json()).toMatchObject({
      code: 'already_invited',
      message: 'You have invited this applicant too often. Please write to them instead.',
    });
  });
});

describe('the end of an interview', () => {
  const statuses = async (as: TestAccount, id: string) => (await read(as, id)).interview.status;

  it('reads so once the job is filled or closed, and leaves no trace if that is undone', async () => {
    const posted = await post();
    const [hired, booked] = [await invite(posted), await invite(posted)];
    await book(booked.seeker, booked.interview, TEN);
    const { employer } = posted;
    const body = { status: 'Accepted' } as const;
    const accepted = await app.api.changeApplicationStatus({
      id: hired.applicationId,
      as: employer,
      body,
    });
    expect(accepted.statusCode, accepted.body).toBe(200);
    for (const as of [booked.seeker, employer]) {
      expect(await statuses(as, booked.applicationId)).toBe('cancelled');
    }
    expect(await statuses(hired.seeker, hired.applicationId)).toBe('cancelled');
    expect((await book(booked.seeker, booked.interview, HALF_PAST)).statusCode).toBe(409);
    const undone = await app.api.undoAcceptance({ id: hired.applicationId, as: employer });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await statuses(booked.seeker, booked.applicationId)).toBe('booked');
    expect(await statuses(hired.seeker, hired.applicationId)).toBe('invited');
  });

  it('comes with a withdrawal', async () => {
    const { seeker, interview, applicationId, employer } = await invite(await post());
    await book(seeker, interview, TEN);
    await app.api.withdrawApplication({ id: applicationId, as: seeker });
    expect((await read(employer, applicationId)).interview).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'seeker',
    });
  });
});

describe('an interview with a suspended company', () => {
  it('cannot be booked, nor is its place read', async () => {
    const { employer, seeker, applicationId, interview } = await invite(await post());
    const setSuspended = (suspended_at: Date | null) =>
      app.database
        .updateTable('employers')
        .set({ suspended_at })
        .where('id', '=', employer.id)
        .execute();
    await setSuspended(app.clock.read());
    expect((await read(seeker, applicationId)).slots).toEqual([]);
    expect((await book(seeker, interview, TEN)).json()).toMatchObject({ code: 'job_held' });
    await setSuspended(null);
    expect((await book(seeker, interview, TEN)).statusCode).toBe(200);
    expect((await read(seeker, applicationId)).interview.place.text).toBe(hours.place.text);
    await setSuspended(app.clock.read());
    expect((await read(seeker, applicationId)).interview.place.text).toBeNull();
  });
});
