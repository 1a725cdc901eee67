import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { PASSWORD } from '../../../../../test/database/insert-accounts.ts';
import { insertAssignment } from '../../../../../test/database/insert-assignment.ts';
import {
  apply,
  accept,
  datesOf,
  insertHire,
  insertShiftJob,
  SATURDAY,
  SUNDAY,
} from '../../../../../test/database/insert-shifts.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';
import {
  cancelShiftsOfEmployer,
  cancelShiftsOfRemovedJob,
  offerShiftsOfRestoredJob,
} from './edits/cancel-shifts-ahead.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function mailsTo(email: string) {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

/** Someone who works on Saturdays, or in these shifts, and knows it. */
async function hire(shifts: Parameters<typeof insertShiftJob>[1]['shifts'] = [SATURDAY]) {
  const job = await insertShiftJob(app, { shifts });
  const hired = await insertHire(app, job);
  const mails = await mailsTo(hired.seeker.email);
  return { ...job, ...hired, mails };
}

async function statusesOf(applicationId: string): Promise<string[]> {
  const dates = await datesOf(app, applicationId);
  return [...new Set(dates.map((date) => date.split(' ')[0] ?? ''))];
}

describe('the mail of an acceptance', () => {
  it('says when and where', async () => {
    const { mails } = await hire();
    const text = mails.at(-1)?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('When: Sat 7 AM to 1 PM (EST). Your first day is Nov 21, 2026.');
    expect(text).toContain('Where: Raleigh, NC.');
    expect(text).not.toContain('They should contact you soon');
  });
});

it('says many dates in the mail of an acceptance as one range', async () => {
  const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14'];
  const { mails } = await hire(days.map((date) => ({ date, start: '09:00', end: '13:00' })));
  const text = mails.at(-1)?.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    'When: Mon to Fri, Dec 7 to 14, 2026, 9 AM to 1 PM (EST). Your first day is Dec 7, 2026.',
  );
});

describe('the shifts of a hire', () => {
  it('end with it, which is told once', async () => {
    const { employer, seeker, applicationId, jobId } = await hire();
    expect((await app.api.deleteApplication({ id: applicationId, as: employer })).statusCode).toBe(
      204,
    );
    expect(await statusesOf(applicationId)).toEqual(['cancelled']);
    expect(await mailsTo(seeker.email)).toMatchObject([
      { subject: 'Copper Kettle has withdrawn its offer for Barista' },
    ]);
    await app.api.updateJob({ jobId, as: employer, body: { status: 'Active' } });
    const next = await accept(app, { employer }, await apply(app, { jobId }));
    expect(next.statusCode).toBe(200);
  });

  it('stay when the job is closed early', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [{ ...SATURDAY, capacity: 2 }] });
    const { applicationId } = await insertHire(app, job);
    await app.api.closeJob({ jobId: job.jobId, as: job.employer });
    expect(await statusesOf(applicationId)).toEqual(['offered']);
  });

  it('are cancelled with a job that is removed, and stay with one that is not', async () => {
    const { seeker, applicationId, jobId } = await hire();
    await cancelShiftsOfRemovedJob.run(app.platform, { jobId });
    expect(await statusesOf(applicationId)).toEqual(['offered']);
    await app.database
      .updateTable('jobs')
      .set({ moderation: 'removed', closed_reason: 'removed' })
      .where('id', '=', jobId)
      .execute();
    await cancelShiftsOfRemovedJob.run(app.platform, { jobId });
    expect(await statusesOf(applicationId)).toEqual(['cancelled']);
    expect(await mailsTo(seeker.email)).toMatchObject([
      { subject: 'Copper Kettle canceled 8 shifts of yours' },
    ]);
  });

  it('take place after all with a removed job that is put back, unless their people work elsewhere', async () => {
    const { employer, seeker, applicationId, jobId } = await hire();
    const setModeration = (moderation: 'removed' | 'clear') =>
      app.database
        .updateTable('jobs')
        .set({ moderation, closed_reason: moderation === 'removed' ? 'removed' : null })
        .where('id', '=', jobId)
        .execute();
    await setModeration('removed');
    await cancelShiftsOfRemovedJob.run(app.platform, { jobId });
    await mailsTo(seeker.email);
    await insertAssignment(app, {
      employerId: employer.id,
      seekerId: seeker.id,
      date: '2026-11-21',
      during: '[2026-11-21T11:00:00Z,2026-11-21T13:00:00Z)',
    });
    await setModeration('clear');
    await app.database
      .transaction()
      .execute((transaction) => offerShiftsOfRestoredJob(transaction, jobId, app.clock.read()));
    const dates = await datesOf(app, applicationId);
    expect(dates.map((date) => date.split(' ')[0])).toEqual([
      'cancelled',
      ...Array.from({ length: 7 }, () => 'offered'),
    ]);
    const mails = await mailsTo(seeker.email);
    expect(mails).toMatchObject([{ subject: 'Copper Kettle brought back 7 shifts of yours' }]);
    expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Sat, Nov 28, 7 AM to 1 PM (EST): takes place after all.',
    );
  });

  it('take place once after all, where cancelled dates overlap', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY, SUNDAY] });
    const { applicationId } = await insertHire(app, job);
    await sql`
      update assignments set status = 'cancelled', cancelled_by = 'system',
        during = case when shift_id = ${job.shifts[1]?.id}
          then tstzrange(lower(during) - interval '23 hours', upper(during) - interval '23 hours')
          else during end
      where application_id = ${applicationId}`.execute(app.database);
    await app.database
      .transaction()
      .execute((transaction) => offerShiftsOfRestoredJob(transaction, job.jobId, app.clock.read()));
    const offered = (await datesOf(app, applicationId)).filter((date) =>
      date.startsWith('offered'),
    );
    expect(offered).toHaveLength(8);
  });

  it('are cancelled when the employer is suspended for good', async () => {
    const { employer, applicationId } = await hire();
    const now = app.clock.read();
    await app.database
      .transaction()
      .execute((transaction) => cancelShiftsOfEmployer(transaction, employer.id, now));
    expect(await statusesOf(applicationId)).toEqual(['cancelled']);
  });

  it('end when the seeker deletes the account; the employer is told', async () => {
    const { employer, seeker, applicationId } = await hire();
    await app.api.getCalendar({ as: seeker });
    const body = { password: PASSWORD };
    const gone = await app.api.deleteMyAccount({ userId: seeker.id, as: seeker, body });
    expect(gone.statusCode).toBe(204);
    expect(await statusesOf(applicationId)).toEqual(['cancelled']);
    const rows = await sql`
      select from assignments where seeker_id = ${seeker.id}
      union all select from calendars where seeker_id = ${seeker.id}
      union all select from application_shifts
        where application_id = ${applicationId} and place is not null`.execute(app.database);
    expect(rows.rows).toEqual([]);
    expect(await mailsTo(employer.email)).toHaveLength(1);
    const listed = await app.api.listShifts({ as: employer });
    // Nobody has the spot any more, which the roster says.
    expect(listed.json()).toEqual({ shifts: [] });
  });

  it('end when the company deletes its account; the person is told once', async () => {
    const { employer, seeker, applicationId } = await hire();
    await app.api.getCalendar({ as: employer });
    const body = { password: PASSWORD };
    expect(
      (await app.api.deleteCompany({ employerId: employer.id, as: employer, body })).statusCode,
    ).toBe(204);
    expect(await statusesOf(applicationId)).toEqual(['cancelled']);
    const calendars = await app.database
      .selectFrom('calendars')
      .select('id')
      .where('employer_id', '=', employer.id)
      .execute();
    expect(calendars).toEqual([]);
    expect(await mailsTo(seeker.email)).toMatchObject([
      { subject: 'Copper Kettle has left NextShift' },
    ]);
    const listed = await app.api.listShifts({ as: seeker });
    expect(listed.json()).toEqual({ shifts: [] });
  });
});
