import type { Assignment, Roster } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import {
  accept,
  apply,
  datesOf,
  insertHire,
  insertShiftJob,
  SATURDAY,
  SUNDAY,
} from '../../../../../test/database/insert-shifts.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const gala = { date: '2026-12-04', start: '18:00', end: '23:00' };

async function list(as: TestAccount, query = ''): Promise<Assignment[]> {
  const response = await app.call('GET', `/api/shifts${query}`, { as });
  expect(response.statusCode).toBe(200);
  return response.json<{ shifts: Assignment[] }>().shifts;
}

function act(action: string, as: TestAccount, assignmentId: string | undefined) {
  return app.call('POST', `/api/shifts/${assignmentId ?? ''}/${action}`, { as });
}

/** Someone who works on a Friday evening, once. */
async function hireForGala(openings = 1) {
  const job = await insertShiftJob(app, {
    openings,
    address: '12 Mill Street',
    shifts: [{ ...gala, capacity: openings }],
  });
  const hire = await insertHire(app, job, { as: await signUpSeeker(app, { profile: {} }) });
  const [shift] = await list(hire.seeker);
  return { ...job, ...hire, assignmentId: shift?.assignmentId };
}

/** Moves the clock to a time after the gala's start, in milliseconds, and back to where it was at the end. */
async function at<Result>(moment: string, run: () => Promise<Result>): Promise<Result> {
  const ms = Date.parse(moment) - app.clock.read().getTime();
  app.clock.advance(ms);
  try {
    return await run();
  } finally {
    app.clock.advance(-ms);
  }
}

describe('GET /api/shifts', () => {
  it('closes the contact of a suspended company', async () => {
    const { employer, seeker } = await hireForGala();
    const suspend = (suspended_at: Date | null) =>
      app.database
        .updateTable('employers')
        .set({ suspended_at })
        .where('id', '=', employer.id)
        .execute();
    expect((await list(seeker))[0]?.contact).not.toBeNull();
    await suspend(app.clock.read());
    expect((await list(seeker))[0]?.contact).toBeNull();
    // The other companies of these tests have its website and phone number, for which their jobs would be held.
    await suspend(null);
  });

  it('lists the shifts to come, with the contact of the other side', async () => {
    const { employer, seeker, jobId, applicationId, shifts } = await hireForGala();
    const [own] = await list(seeker);
    expect(own).toMatchObject({
      applicationId,
      jobId,
      shiftId: shifts[0]?.id,
      title: 'Barista',
      companyName: 'Copper Kettle',
      address: '12 Mill Street',
      city: 'Raleigh',
      startsAt: '2026-12-04T23:00:00.000Z',
      endsAt: '2026-12-05T04:00:00.000Z',
      timeZone: 'America/New_York',
      status: 'offered',
      cancelledBy: null,
      disputeUntil: null,
      person: null,
      contact: { email: employer.email, phone: '9195550100' },
    });
    expect(await list(employer)).toMatchObject([
      { contact: null, person: { id: seeker.id, firstName: 'Robin', email: seeker.email } },
    ]);
  });

  it('says what an hour earns, but not of a gig, which pays once', async () => {
    const { seeker, jobId } = await hireForGala();
    const price = (pay_frequency: 'Per Hour' | 'One Time') =>
      app.database
        .updateTable('jobs')
        .set({ pay_frequency, hourly_min: 15, hourly_max: 18, tipped: true })
        .where('id', '=', jobId)
        .execute();
    await price('Per Hour');
    expect(await list(seeker)).toMatchObject([{ hourlyPay: { min: 15, max: 18 }, tipped: true }]);
    await price('One Time');
    expect(await list(seeker)).toMatchObject([{ hourlyPay: null }]);
  });

  it('has the phone number of the form where the profile has none', async () => {
    const { employer, applicationId } = await hireForGala();
    await app.database
      .updateTable('applications')
      .set({ basic_field_answers: JSON.stringify({ phone: '9195550177' }) })
      .where('id', '=', applicationId)
      .execute();
    expect(await list(employer)).toMatchObject([{ person: { phone: '9195550177' } }]);
  });

  it('hides contact 30 days after the acceptance, and records who was shown it', async () => {
    const { employer, seeker, applicationId } = await hireForGala();
    await list(employer);
    const shown = await app.database
      .selectFrom('contact_showings')
      .select('shown_on')
      .where('application_id', '=', applicationId)
      .execute();
    expect(shown).toHaveLength(1);
    await at('2026-12-21T12:00:00Z', async () => {
      const past = '?from=2026-12-01T00:00:00Z';
      const employerThen = await signInAgain(app, employer, 'employer');
      const seekerThen = await signInAgain(app, seeker, 'seeker');
      expect(await list(employerThen, past)).toMatchObject([
        { person: { email: null, phone: null } },
      ]);
      expect(await list(seekerThen, past)).toMatchObject([{ contact: null }]);
    });
  });

  it('is limited to a time and a job, and goes on page by page', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY] });
    const other = await insertShiftJob(app, { employer: job.employer, shifts: [SUNDAY] });
    await insertHire(app, job);
    await insertHire(app, other);
    expect(await list(job.employer, `?jobId=${other.jobId}`)).toHaveLength(8);
    const weekend = '?from=2026-11-21T17:59:00Z&to=2026-11-22T12:01:00Z';
    expect(await list(job.employer, weekend)).toHaveLength(2);
    const between = '?from=2026-11-21T18:00:00Z&to=2026-11-22T12:00:00Z';
    expect(await list(job.employer, between)).toEqual([]);
    const first = await app.api.listShifts({ query: { limit: '10' }, as: job.employer });
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const rest = await list(job.employer, next.slice(next.indexOf('?')));
    const starts = [...first.json<{ shifts: Assignment[] }>().shifts, ...rest].map(
      ({ startsAt }) => startsAt,
    );
    expect(starts).toHaveLength(16);
    expect(starts).toEqual(starts.toSorted());
  });

  it('shows nobody the shifts of others', async () => {
    await hireForGala();
    expect(await list(await signUpSeeker(app))).toEqual([]);
    expect(await list(await signUpEmployer(app))).toEqual([]);
    expect((await app.api.listShifts()).statusCode).toBe(401);
    const broken = await app.api.listShifts({
      query: { from: 'soon' },
      as: await signUpSeeker(app),
    });
    expect(broken.statusCode).toBe(400);
  });
});

describe('confirming', () => {
  it('is possible until the shift starts, again as well', async () => {
    const { seeker, assignmentId } = await hireForGala();
    for (let times = 0; times < 2; times += 1) {
      const confirmed = await act('confirm', seeker, assignmentId);
      expect(confirmed.json()).toMatchObject({ shift: { status: 'confirmed' } });
    }
  });

  it('is too late once it has started', async () => {
    const { seeker, assignmentId } = await hireForGala();
    const late = await at('2026-12-04T23:00:00Z', () => act('confirm', seeker, assignmentId));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'illegal_shift_change',
      message: 'This shift has started already.',
    });
  });

  it('is for the person alone', async () => {
    const { employer, assignmentId } = await hireForGala();
    expect((await act('confirm', employer, assignmentId)).statusCode).toBe(401);
    expect((await act('confirm', await signUpSeeker(app), assignmentId)).statusCode).toBe(404);
  });
});

describe('cancelling', () => {
  it('by the person frees the place, and tells the employer once', async () => {
    const { employer, seeker, assignmentId, applicationId, jobId, shifts } = await hireForGala(2);
    await app.runTasks();
    app.mails.take();
    for (let times = 0; times < 2; times += 1) {
      const cancelled = await act('cancel', seeker, assignmentId);
      expect(cancelled.json()).toMatchObject({
        shift: { status: 'cancelled', cancelledBy: 'seeker' },
      });
    }
    await app.runTasks();
    const mails = app.mails.take();
    expect(mails).toMatchObject([
      { to: employer.email, subject: 'Somebody cannot come: “Barista”, Fri, Dec 4, 6 PM to 11 PM' },
    ]);
    expect(mails[0]?.text).toContain('Their spot is free on that date.');
    expect(mails[0]?.text).not.toContain(seeker.email);
    expect(await datesOf(app, applicationId)).toEqual([
      'cancelled 2026-12-04 23:00Z to 04:00Z, place 1',
    ]);
    const job = { jobId, employer, shifts };
    const next = await insertHire(app, job);
    expect(await datesOf(app, next.applicationId)).toEqual([
      'offered 2026-12-04 23:00Z to 04:00Z, place 1',
    ]);
  });

  it('by the employer tells the person once, by a notice and a mail', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    await tellOfAcceptance();
    app.mails.take();
    expect((await act('cancel', employer, assignmentId)).statusCode).toBe(200);
    expect((await act('cancel', employer, assignmentId)).statusCode).toBe(200);
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === seeker.email);
    expect(mails).toMatchObject([{ subject: 'Copper Kettle canceled a shift of yours' }]);
    expect(mails[0]?.text).toContain('Fri, Dec 4, 6 PM to 11 PM (EST): canceled.');
    const notices = await app.api.listNotices({ as: seeker });
    expect(notices.json<{ notices: object[] }>().notices[0]).toMatchObject({
      status: 'Accepted',
      reason: 'shifts_changed',
      shift: { assignmentId },
    });
  });

  it('tells nobody of a date before the acceptance is told', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    await act('cancel', employer, assignmentId);
    await app.runTasks();
    const subjects = app.mails
      .take()
      .filter(({ to }) => to === seeker.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([]);
  });

  it('is told after the acceptance, where the mail names the shift by its weekday', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY] });
    const { seeker } = await insertHire(app, job);
    const [first] = await list(seeker);
    const cancelled = await act('cancel', job.employer, first?.assignmentId);
    expect(cancelled.json()).toMatchObject({ shift: { status: 'cancelled', notified: false } });
    await app.runTasks();
    app.mails.take();
    await tellOfAcceptance();
    expect((await list(job.employer)).map(({ notified }) => notified)).not.toContain(false);
    await app.runTasks();
    const mails = app.mails
      .take()
      .filter(({ to }) => to === seeker.email)
      .toSorted((one, other) => (one.subject < other.subject ? -1 : 1));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Congratulations! Copper Kettle accepted your application for Barista',
      'Copper Kettle canceled a shift of yours',
      'We sent your application for Barista to Copper Kettle',
    ]);
    expect(mails[1]?.text).toContain('Sat, Nov 21, 7 AM to 1 PM (EST): canceled.');
  });

  it('leaves nothing ahead of anyone who withdraws or whose place is taken back', async () => {
    for (const end of ['withdraw', 'delete'] as const) {
      const { employer, seeker, applicationId } = await hireForGala();
      expect(await list(seeker)).toMatchObject([{ status: 'offered' }]);
      const ended = await (end === 'withdraw'
        ? app.api.withdrawApplication({ id: applicationId, as: seeker })
        : app.api.deleteApplication({ id: applicationId, as: employer }));
      expect(ended.statusCode).toBeLessThan(300);
      expect(await list(seeker)).toEqual([]);
    }
  });

  it('keeps a shift under way for anyone who withdraws meanwhile', async () => {
    const { seeker, applicationId } = await hireForGala();
    await at('2026-12-05T00:00:00Z', async () => {
      expect(
        (await app.api.withdrawApplication({ id: applicationId, as: seeker })).statusCode,
      ).toBe(200);
      expect(await list(seeker)).toMatchObject([{ status: 'offered', isAccepted: false }]);
    });
  });

  it('wins or loses against confirming, and never both', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    const answers = await Promise.all([
      act('confirm', seeker, assignmentId),
      act('cancel', employer, assignmentId),
    ]);
    const [confirmed, cancelled] = answers.map(({ statusCode }) => statusCode);
    expect(cancelled).toBe(200);
    expect([200, 409]).toContain(confirmed);
    expect(await list(seeker)).toMatchObject([{ status: 'cancelled', cancelledBy: 'employer' }]);
    const late = await act('confirm', seeker, assignmentId);
    expect(late.json()).toMatchObject({
      code: 'illegal_shift_change',
      message: 'This shift was canceled.',
    });
  });
});

/** Runs the news of acceptances, which wait ten minutes by the database's clock. */
async function tellOfAcceptance() {
  await makeJobsDue(app);
  await app.runTasks();
}

describe('a no-show', () => {
  it('is marked from the start on, and disputed within seven days', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    const early = await act('no-show', employer, assignmentId);
    expect(early.json()).toMatchObject({ message: 'This shift has not started yet.' });
    await at('2026-12-05T09:00:00Z', async () => {
      app.mails.take();
      const marked = await act('no-show', employer, assignmentId);
      expect(marked.json()).toMatchObject({ shift: { status: 'no_show' } });
      await app.runTasks();
      const told = app.mails.take().filter(({ subject }) => subject.includes('did not come'));
      expect(told).toMatchObject([
        { to: seeker.email, subject: 'Copper Kettle says that you did not come' },
      ]);
      const from = '?from=2026-12-01T00:00:00Z';
      expect(await list(seeker, from)).toMatchObject([
        { status: 'no_show', disputeUntil: '2026-12-12T09:00:00.000Z' },
      ]);
    });
    await at('2026-12-12T09:00:01Z', async () => {
      const late = await act('dispute', seeker, assignmentId);
      expect(late.json()).toMatchObject({ message: 'You can dispute a no-show within 7 days.' });
    });
    await at('2026-12-12T08:59:00Z', async () => {
      const disputed = await act('dispute', seeker, assignmentId);
      expect(disputed.json()).toMatchObject({ shift: { status: 'disputed', disputeUntil: null } });
      await app.runTasks();
      expect(app.mails.take().filter(({ to }) => to === employer.email)).toMatchObject([
        { subject: 'A no-show is disputed: “Barista”, Fri, Dec 4, 6 PM to 11 PM' },
      ]);
    });
  });

  it('is marked of somebody who has withdrawn since', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    await at('2026-12-05T09:00:00Z', async () => {
      const { application_id: id } = await app.database
        .selectFrom('assignments')
        .select('application_id')
        .where('id', '=', assignmentId ?? '')
        .executeTakeFirstOrThrow();
      expect((await app.api.withdrawApplication({ id, as: seeker })).statusCode).toBe(200);
      const marked = await act('no-show', employer, assignmentId);
      expect(marked.json()).toMatchObject({ shift: { status: 'no_show' } });
    });
  });

  it('is taken back, disputed or not, and its person is told', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    await at('2026-12-05T09:00:00Z', async () => {
      await act('no-show', employer, assignmentId);
      await act('dispute', seeker, assignmentId);
      await app.runTasks();
      app.mails.take();
      expect((await act('came', seeker, assignmentId)).statusCode).toBe(401);
      const withdrawn = await act('came', employer, assignmentId);
      expect(withdrawn.json()).toMatchObject({ shift: { status: 'worked', disputeUntil: null } });
      const again = await act('came', employer, assignmentId);
      expect(again.statusCode).toBe(200);
      await app.runTasks();
      expect(app.mails.take().filter(({ to }) => to === seeker.email)).toMatchObject([
        { subject: 'Copper Kettle took it back: you were there' },
      ]);
      const { notices } = (await app.api.listNotices({ as: seeker })).json<{
        notices: { reason: string | null }[];
      }>();
      expect(notices[0]?.reason).toBe('no_show_withdrawn');
      expect((await act('no-show', employer, assignmentId)).statusCode).toBe(200);
    });
  });

  it('that was taken back at once is told as that alone', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    await at('2026-12-05T09:00:00Z', async () => {
      await app.runTasks();
      app.mails.take();
      await act('no-show', employer, assignmentId);
      await act('came', employer, assignmentId);
      await app.runTasks();
      expect(app.mails.take().filter(({ to }) => to === seeker.email)).toMatchObject([
        { subject: 'Copper Kettle took it back: you were there' },
      ]);
    });
  });

  it('is marked and taken back a few times, not for ever', async () => {
    const { employer, assignmentId } = await hireForGala();
    await at('2026-12-05T09:00:00Z', async () => {
      const statuses: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        statuses.push((await act('no-show', employer, assignmentId)).statusCode);
        await act('came', employer, assignmentId);
      }
      expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
      const refused = await act('no-show', employer, assignmentId);
      expect(refused.json()).toMatchObject({
        code: 'illegal_shift_change',
        message: 'This shift was changed too often. Please write to them instead.',
      });
    });
  });

  it('cannot be marked a week later, nor by the person', async () => {
    const { employer, seeker, assignmentId } = await hireForGala();
    await at('2026-12-12T04:00:01Z', async () => {
      const late = await act('no-show', employer, assignmentId);
      expect(late.json()).toMatchObject({
        message: 'You can mark a no-show until 7 days after a shift.',
      });
      expect((await act('no-show', seeker, assignmentId)).statusCode).toBe(401);
      expect((await act('no-show', await signUpEmployer(app), assignmentId)).statusCode).toBe(404);
    });
  });
});

describe('a date on which somebody is missing', () => {
  const weekend = {
    openings: 3,
    shifts: [SATURDAY, SUNDAY].map((shift) => ({ ...shift, capacity: 1 })),
  };

  /** Two people of one job, on Saturdays and on Sundays; the first one cancels the next Saturday. */
  async function missingOnSaturday() {
    const job = await insertShiftJob(app, weekend);
    const [saturday = [], sunday = []] = job.shifts.map(({ id }) => [id]);
    const first = await insertHire(app, job, { shiftIds: saturday });
    const second = await insertHire(app, job, { shiftIds: sunday });
    await tellOfAcceptance();
    const [date] = await list(first.seeker);
    const assignmentId = date?.assignmentId ?? '';
    await act('cancel', first.seeker, assignmentId);
    await app.runTasks();
    app.mails.take();
    return { ...job, first, second, assignmentId };
  }

  function cover(as: TestAccount, assignmentId: string, applicationId: string) {
    const options = { as, body: { applicationId } };
    return app.api.coverShift({ assignmentId, ...options });
  }

  it('is covered by somebody else of the job, who is asked to confirm', async () => {
    const { employer, second, assignmentId } = await missingOnSaturday();
    const covered = await cover(employer, assignmentId, second.applicationId);
    expect(covered.json()).toMatchObject({
      shift: {
        applicationId: second.applicationId,
        status: 'offered',
        startsAt: '2026-11-21T12:00:00.000Z',
      },
    });
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      {
        to: second.seeker.email,
        subject: 'Please confirm: Sat, Nov 21, 7 AM to 1 PM at Copper Kettle',
      },
    ]);
    const id = covered.json<{ shift: Assignment }>().shift.assignmentId;
    expect((await act('confirm', second.seeker, id)).json()).toMatchObject({
      shift: { status: 'confirmed' },
    });
    expect((await list(second.seeker)).map(({ startsAt }) => startsAt).slice(0, 2)).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-22T12:00:00.000Z',
    ]);
  });

  it('is no no-show unless the person agreed to cover it', async () => {
    const { employer, first, second, assignmentId } = await missingOnSaturday();
    const { shift } = (await cover(employer, assignmentId, second.applicationId)).json<{
      shift: Assignment;
    }>();
    await at('2026-11-21T13:00:00Z', async () => {
      const refused = await act('no-show', employer, shift.assignmentId);
      expect(refused.json()).toMatchObject({
        message: 'They did not confirm that they would cover this date.',
      });
    });
    await act('cancel', second.seeker, shift.assignmentId);
    // The one who gave it back is asked again, and agrees.
    await cover(employer, assignmentId, first.applicationId);
    await act('confirm', first.seeker, assignmentId);
    await at('2026-11-21T13:00:00Z', async () => {
      const marked = await act('no-show', employer, assignmentId);
      expect(marked.json()).toMatchObject({ shift: { status: 'no_show', mustConfirm: false } });
    });
  });

  it('is not covered by somebody who is suspended', async () => {
    const { employer, second, assignmentId } = await missingOnSaturday();
    await app.database
      .updateTable('seekers')
      .set({ suspended_at: app.clock.read() })
      .where('id', '=', second.seeker.id)
      .execute();
    const refused = await cover(employer, assignmentId, second.applicationId);
    expect(refused.json()).toMatchObject({
      message: 'Please choose somebody who is hired for this job',
    });
  });

  it('is offered again to the one who cancelled it', async () => {
    const { employer, first, assignmentId } = await missingOnSaturday();
    const covered = await cover(employer, assignmentId, first.applicationId);
    expect(covered.json()).toMatchObject({ shift: { assignmentId, status: 'offered' } });
  });

  it('is offered to one person a few times, not for ever', async () => {
    const { employer, first, assignmentId } = await missingOnSaturday();
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const { statusCode } = await cover(employer, assignmentId, first.applicationId);
      statuses.push(statusCode);
      await act('cancel', employer, assignmentId);
    }
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses.at(-1)).toBe(409);
  });

  it('is covered once, though two are asked at the same time', async () => {
    const { employer, first, second, assignmentId } = await missingOnSaturday();
    const answers = await Promise.all(
      [first, second].map(({ applicationId }) => cover(employer, assignmentId, applicationId)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is not covered by a stranger, somebody with other work, or once it has started', async () => {
    const { employer, second, assignmentId, jobId } = await missingOnSaturday();
    const stranger = await insertHire(app, await insertShiftJob(app, weekend));
    const refused = await cover(employer, assignmentId, stranger.applicationId);
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      message: 'Please choose somebody who is hired for this job',
    });
    const elsewhere = { date: '2026-11-21', start: '12:00', end: '18:00' };
    const other = await insertShiftJob(app, { shifts: [elsewhere] });
    await insertHire(app, other, { as: second.seeker });
    const busy = await cover(employer, assignmentId, second.applicationId);
    expect(busy.json()).toMatchObject({
      code: 'shift_conflict',
      message: 'They have other work at this time.',
    });
    const someone = await signUpEmployer(app);
    expect((await cover(someone, assignmentId, second.applicationId)).statusCode).toBe(404);
    await at('2026-11-21T12:00:00Z', async () => {
      const late = await cover(employer, assignmentId, second.applicationId);
      expect(late.json()).toMatchObject({ message: 'This shift has started already.' });
    });
    const dates = await list(employer, `?jobId=${jobId}`);
    const live = dates.find(({ status }) => status === 'offered');
    const taken = await cover(employer, live?.assignmentId ?? '', second.applicationId);
    expect(taken.json()).toMatchObject({ message: 'Somebody works at this time already.' });
  });

  it('stays covered when its first holder leaves and the place is given to another', async () => {
    const { employer, first, second, assignmentId, ...job } = await missingOnSaturday();
    await cover(employer, assignmentId, second.applicationId);
    await app.api.withdrawApplication({ id: first.applicationId, as: first.seeker });
    const third = await insertHire(
      app,
      { ...job, employer },
      { shiftIds: [job.shifts[0]?.id ?? ''] },
    );
    const dates = (await list(third.seeker)).map(({ startsAt }) => startsAt);
    expect(dates[0]).toBe('2026-11-28T12:00:00.000Z');
    expect((await list(second.seeker))[0]).toMatchObject({
      startsAt: '2026-11-21T12:00:00.000Z',
      status: 'offered',
    });
  });

  it('moves with its shift for anyone who covers it', async () => {
    const { employer, second, assignmentId, jobId, shifts } = await missingOnSaturday();
    await cover(employer, assignmentId, second.applicationId);
    const [saturday, sunday] = shifts;
    const edited = await app.api.updateJob({
      jobId,
      as: employer,
      body: { shifts: [{ ...saturday, start: '08:00' }, sunday] },
    });
    expect(edited.statusCode).toBe(200);
    expect((await list(second.seeker))[0]).toMatchObject({
      startsAt: '2026-11-21T13:00:00.000Z',
      status: 'offered',
    });
  });

  it('moves for anyone who gave the cover back, too, and is not covered at other hours', async () => {
    const { employer, first, second, assignmentId, jobId, shifts } = await missingOnSaturday();
    const { shift } = (await cover(employer, assignmentId, second.applicationId)).json<{
      shift: Assignment;
    }>();
    await act('cancel', second.seeker, shift.assignmentId);
    const [saturday, sunday] = shifts;
    const edit = (body: object) => app.api.updateJob({ jobId, as: employer, body });
    await edit({ shifts: [{ ...saturday, start: '08:00' }, sunday] });
    const again = await cover(employer, shift.assignmentId, second.applicationId);
    expect(again.json()).toMatchObject({ shift: { startsAt: '2026-11-21T13:00:00.000Z' } });
    await act('cancel', second.seeker, shift.assignmentId);
    await edit({ shifts: [{ ...saturday, weekday: null, date: '2026-12-05' }, sunday] });
    for (const { applicationId } of [first, second]) {
      const refused = await cover(employer, shift.assignmentId, applicationId);
      expect(refused.json()).toMatchObject({ message: 'The shift is no longer at this time.' });
    }
    const dates = await list(employer, `?jobId=${jobId}`);
    const given = dates.filter((each) => each.assignmentId === shift.assignmentId);
    expect(given).toMatchObject([{ status: 'cancelled', capacity: 0 }]);
  });

  it('is not listed to the employer once its person is no longer hired', async () => {
    const { employer, first, jobId } = await missingOnSaturday();
    await app.api.withdrawApplication({ id: first.applicationId, as: first.seeker });
    const listed = await list(employer, `?jobId=${jobId}`);
    expect(listed.filter(({ applicationId }) => applicationId === first.applicationId)).toEqual([]);
  });
});

describe('the roster of a job', () => {
  const read = async (as: TestAccount, jobId: string) => app.api.getRoster({ jobId, as });

  it('has who works which shift, and which applicants could', async () => {
    const job = await insertShiftJob(app, {
      openings: 3,
      shifts: [{ ...SATURDAY, capacity: 2 }, SUNDAY],
    });
    const [saturday, sunday] = job.shifts.map(({ id }) => id);
    const hired = await insertHire(app, job, { shiftIds: [saturday ?? ''] });
    const [first] = await list(hired.seeker);
    await act('cancel', hired.seeker, first?.assignmentId);
    const waiting = await apply(app, job, { shiftIds: [sunday ?? ''] });
    const { roster } = (await read(job.employer, job.jobId)).json<{ roster: Roster }>();
    expect(roster).toEqual({
      cover: { approval: false, across: false },
      job: {
        id: job.jobId,
        title: 'Barista',
        status: 'Active',
        closedReason: null,
        startDate: null,
        timeZone: 'America/New_York',
        openings: 3,
        openingsLeft: 2,
      },
      shifts: [
        {
          ...job.shifts[0],
          places: [
            {
              applicationId: hired.applicationId,
              userId: hired.seeker.id,
              firstName: 'Robin',
              lastName: 'Park',
              place: 1,
              notified: false,
              next: {
                assignmentId: expect.any(String) as string,
                startsAt: '2026-11-28T12:00:00.000Z',
                endsAt: '2026-11-28T18:00:00.000Z',
                status: 'offered',
              },
            },
          ],
        },
        { ...job.shifts[1], places: [] },
      ],
      withoutShift: [],
      applicants: [
        {
          applicationId: waiting.applicationId,
          userId: waiting.seeker.id,
          firstName: 'Robin',
          lastName: 'Park',
          status: 'Active',
          shiftIds: [sunday],
          changedShiftIds: [],
          free: null,
        },
      ],
    });
  });

  it('tells what applicants said of hours that were changed since', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY, SUNDAY] });
    const [saturday, sunday] = job.shifts;
    await apply(app, job);
    await app.api.updateJob({
      jobId: job.jobId,
      as: job.employer,
      body: { shifts: [{ ...saturday, end: '15:00' }, sunday] },
    });
    const { roster } = (await read(job.employer, job.jobId)).json<{ roster: Roster }>();
    expect(roster.applicants).toMatchObject([
      { shiftIds: [sunday?.id], changedShiftIds: [saturday?.id] },
    ]);
  });

  it('has anyone who was hired without a shift', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY] });
    await insertHire(app, job);
    const { seeker, applicationId } = await insertHire(app, job, { shiftIds: [] });
    const { roster } = (await read(job.employer, job.jobId)).json<{ roster: Roster }>();
    expect(roster.withoutShift).toEqual([
      {
        applicationId,
        userId: seeker.id,
        firstName: 'Robin',
        lastName: 'Park',
        notified: false,
      },
    ]);
  });

  it('has no applicants once the job is filled', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    await apply(app, job);
    await accept(app, job, await apply(app, job));
    const { roster } = (await read(job.employer, job.jobId)).json<{ roster: Roster }>();
    expect(roster).toMatchObject({ job: { status: 'Closed' }, applicants: [] });
  });

  it('is for the employer of the job alone', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    expect((await read(await signUpEmployer(app), job.jobId)).statusCode).toBe(404);
    expect((await read(await signUpSeeker(app), job.jobId)).statusCode).toBe(401);
  });
});
