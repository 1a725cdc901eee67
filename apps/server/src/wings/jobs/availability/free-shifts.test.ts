import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertAssignment } from '../../../../test/database/insert-assignment.ts';
import { freeShiftsOf } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Winter on both coasts. */
const NOW = new Date('2026-12-01T12:00:00Z');

const weekly = (weekday: 'tue' | 'sat' | 'sun', start: string, end: string) =>
  ({ weekday, date: null, start, end }) as const;
const on = (date: string, start: string, end: string) =>
  ({ weekday: null, date, start, end }) as const;

const SATURDAY = weekly('sat', '07:00', '13:00');
const TUESDAY = weekly('tue', '09:00', '12:00');
const NIGHT = weekly('sun', '22:00', '02:00');

interface Said {
  readonly weekly?: readonly object[];
  readonly busy?: readonly object[];
  readonly share?: boolean;
  readonly timeZone?: string;
}

async function seekerWho(said: Said | null) {
  const seeker = await signUpSeeker(app);
  if (said) {
    const body = { timeZone: 'America/New_York', weekly: [], busy: [], share: true, ...said };
    const saved = await app.api.updateAvailability({ as: seeker, body });
    expect(saved.statusCode).toBe(200);
  }
  return seeker.id;
}

const freeFor = (
  seekerId: string,
  shifts: Parameters<typeof freeShiftsOf>[1]['shifts'],
  timeZone = 'America/New_York',
) => freeShiftsOf(app.database, { seekerId, shifts, timeZone, now: NOW });

describe('the shifts that an applicant is free for', () => {
  it('are asked for their dates where classes end with the term', async () => {
    const seekerId = await seekerWho({
      weekly: [{ weekday: 'tue', start: '08:00', end: '13:00' }],
      busy: [{ weekday: 'tue', start: '11:30', end: '12:30', until: '2026-12-05' }],
    });
    const dates = [on('2026-12-01', '09:00', '12:00'), on('2026-12-08', '09:00', '12:00')];
    expect(await freeFor(seekerId, dates)).toEqual({ free: 1, of: 2 });
    // The first Tuesday is still one of classes.
    expect(await freeFor(seekerId, [TUESDAY])).toEqual({ free: 0, of: 1 });
  });

  it('are those within free time, less what is busy', async () => {
    const seekerId = await seekerWho({
      weekly: [
        { weekday: 'sat', start: '06:00', end: '14:00' },
        { weekday: 'tue', start: '08:00', end: '13:00' },
        { weekday: 'sun', start: '22:00', end: '02:00' },
      ],
      busy: [{ weekday: 'tue', start: '11:30', end: '12:30' }],
    });
    expect(await freeFor(seekerId, [SATURDAY, TUESDAY, NIGHT])).toEqual({ free: 2, of: 3 });
  });

  it('may begin and end with free time, and touch a class', async () => {
    const seekerId = await seekerWho({
      weekly: [{ weekday: 'tue', start: '08:00', end: '12:00' }],
      busy: [{ weekday: 'tue', start: '08:00', end: '09:00' }],
    });
    expect(await freeFor(seekerId, [TUESDAY])).toEqual({ free: 1, of: 1 });
  });

  it('are compared on the clocks of the job', async () => {
    const seekerId = await seekerWho({
      timeZone: 'America/Los_Angeles',
      weekly: [{ weekday: 'sat', start: '04:00', end: '10:00' }],
    });
    expect(await freeFor(seekerId, [SATURDAY])).toEqual({ free: 1, of: 1 });
    expect(await freeFor(seekerId, [SATURDAY], 'America/Los_Angeles')).toEqual({ free: 0, of: 1 });
  });

  it('leave out what is assigned already, on its date or every week', async () => {
    const employerId = (await signUpEmployer(app)).id;
    const seekerId = await seekerWho({
      weekly: [{ weekday: 'sat', start: '00:00', end: '00:00' }],
    });
    // From 9 to 11 AM in New York.
    const during = '[2026-12-12 14:00Z,2026-12-12 16:00Z)';
    await insertAssignment(app, { employerId, seekerId, date: '2026-12-12', during });
    expect(await freeFor(seekerId, [SATURDAY, weekly('sat', '11:00', '15:00')])).toEqual({
      free: 1,
      of: 2,
    });
    const sameDay = on('2026-12-12', '10:00', '12:00');
    expect(await freeFor(seekerId, [sameDay, on('2026-12-19', '10:00', '12:00')])).toEqual({
      free: 1,
      of: 2,
    });
  });

  it('count what was cancelled or is over as free', async () => {
    const employerId = (await signUpEmployer(app)).id;
    const seekerId = await seekerWho({
      weekly: [{ weekday: 'sat', start: '00:00', end: '00:00' }],
    });
    await insertAssignment(app, {
      employerId,
      seekerId,
      date: '2026-12-12',
      during: '[2026-12-12 14:00Z,2026-12-12 16:00Z)',
      status: 'cancelled',
    });
    await insertAssignment(app, {
      employerId,
      seekerId,
      date: '2026-11-28',
      during: '[2026-11-28 14:00Z,2026-11-28 16:00Z)',
    });
    expect(await freeFor(seekerId, [SATURDAY])).toEqual({ free: 1, of: 1 });
  });
});

describe('nothing is told', () => {
  it.each([
    ['before anything was said', null],
    ['with no free time', { busy: [{ weekday: 'tue', start: '09:00', end: '10:00' }] }],
    ['when it is not shared', { weekly: [{ ...SATURDAY, date: undefined }], share: false }],
  ])('%s', async (_when, said) => {
    expect(await freeFor(await seekerWho(said), [SATURDAY])).toBeNull();
  });

  it('of a job without shifts', async () => {
    const seekerId = await seekerWho({
      weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }],
    });
    expect(await freeFor(seekerId, [])).toBeNull();
  });
});
