import type { Availability, WeekClash } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../../test/create-test-app.ts';
import type { TestAccount } from '../../../../../../test/database/insert-accounts.ts';
import {
  apply,
  insertHire,
  insertShiftJob,
  SATURDAY,
  SUNDAY,
} from '../../../../../../test/database/insert-shifts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const FRIDAY = { weekday: 'fri', start: '17:00', end: '21:00' } as const;
const LECTURE = { weekday: 'sat', start: '09:00', end: '10:00', from: null, until: null } as const;
/** The clock of the tests is at Nov 19, 2026. */
const SPRING = { from: '2027-01-09', until: '2027-05-08' };

async function saveWeek(as: TestAccount, week: Partial<Availability>): Promise<void> {
  const empty = { timeZone: 'America/New_York', weekly: [], busy: [], share: true };
  const response = await app.api.updateAvailability({ as, body: { ...empty, ...week } });
  expect(response.statusCode).toBe(200);
}

async function clashesOf(as: TestAccount): Promise<WeekClash[]> {
  const response = await app.api.listWeekClashes({ as });
  expect(response.statusCode).toBe(200);
  return response.json<{ clashes: WeekClash[] }>().clashes;
}

describe('GET /api/shifts/clashes', () => {
  it('holds what was offered against a week that is saved afterwards', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY, SUNDAY, FRIDAY] });
    const [saturday, sunday] = job.shifts;
    const { seeker, applicationId } = await apply(app, job, {
      shiftIds: [saturday?.id ?? '', sunday?.id ?? ''],
    });
    expect(await clashesOf(seeker)).toEqual([]);
    await saveWeek(seeker, {
      busy: [LECTURE, { ...LECTURE, weekday: 'fri', start: '18:00', end: '20:00' }],
    });
    expect(await clashesOf(seeker)).toEqual([
      {
        applicationId,
        jobId: job.jobId,
        jobRemoved: false,
        title: 'Barista',
        companyName: 'Copper Kettle',
        assigned: false,
        shifts: [{ when: 'Sat 7 AM to 1 PM', why: 'Clashes with Sat 9 AM' }],
      },
    ]);
    await saveWeek(seeker, { busy: [] });
    expect(await clashesOf(seeker)).toEqual([]);
  });

  it('says from when a class of a term clashes, as far as weekly shifts are compared', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker } = await apply(app, job);
    await saveWeek(seeker, { busy: [{ ...LECTURE, ...SPRING }] });
    expect(await clashesOf(seeker)).toMatchObject([
      {
        shifts: [
          {
            when: 'Sat 7 AM to 1 PM',
            why: 'Clashes with Sat 9 AM from Jan 9 to May 8, 2027',
          },
        ],
      },
    ]);
    await saveWeek(seeker, { busy: [{ ...LECTURE, from: '2026-08-20', until: '2026-11-14' }] });
    expect(await clashesOf(seeker)).toEqual([]);
  });

  it('holds assigned dates against what is taken on these dates', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY, { ...FRIDAY }] });
    const { seeker, applicationId } = await insertHire(app, job);
    await saveWeek(seeker, { busy: [{ ...LECTURE, from: '2026-11-28', until: '2026-12-12' }] });
    expect(await clashesOf(seeker)).toMatchObject([
      {
        applicationId,
        assigned: true,
        shifts: [
          {
            when: 'Every Sat, Nov 28 to Dec 12, 2026, 7 AM to 1 PM',
            why: 'Clashes with Sat 9 AM',
          },
        ],
      },
    ]);
  });

  it('counts time that one is not free, once one said when one is', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker } = await apply(app, job);
    await saveWeek(seeker, { weekly: [FRIDAY] });
    expect(await clashesOf(seeker)).toMatchObject([
      { shifts: [{ when: 'Sat 7 AM to 1 PM', why: 'You are not free Sat 7 AM' }] },
    ]);
  });

  it('leaves out what is over, taken out or ended', async () => {
    const gone = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker, applicationId } = await apply(app, gone);
    const closed = await insertShiftJob(app, { shifts: [SATURDAY] });
    await apply(app, closed, { as: seeker });
    const other = await insertShiftJob(app, { shifts: [SATURDAY] });
    await apply(app, other);
    await saveWeek(seeker, { busy: [LECTURE] });
    expect(await clashesOf(seeker)).toHaveLength(2);
    await app.api.closeJob({ jobId: closed.jobId, as: closed.employer });
    expect(await clashesOf(seeker)).toMatchObject([{ applicationId }]);
    await app.api.withdrawApplication({ id: applicationId, as: seeker });
    expect(await clashesOf(seeker)).toEqual([]);
  });
});
