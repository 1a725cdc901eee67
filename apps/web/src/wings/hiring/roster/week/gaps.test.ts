import { expect, it } from 'vitest';
import { makeAssignment } from '../../../../../test/roster-world.ts';
import { gapsOf, type StaffedJob } from './gaps.ts';
import { daysFrom, rowsOfWeek } from './week-rows.ts';

const WEEK = daysFrom('2026-11-23');
const timeZone = 'America/New_York';
const AS_OF = new Date('2026-11-24T15:00:00.000Z');

function job(parts: Partial<StaffedJob> = {}): StaffedJob {
  const hours = { start: '07:00', end: '13:00', capacity: 2 };
  return {
    id: 'job',
    title: 'Barista',
    timeZone,
    startDate: null,
    shifts: (['mon', 'tue', 'thu', 'sat'] as const).map((weekday) => ({
      ...{ id: weekday, weekday, date: null },
      ...hours,
    })),
    ...parts,
  };
}

const daysOf = (jobs: StaffedJob[], shifts = [makeAssignment(1, 'Maya')].slice(1)) =>
  gapsOf(jobs, WEEK, { shifts, asOf: AS_OF }).map(({ day }) => day);

it('has the dates that nobody works and that have not started', () => {
  expect(daysOf([job()])).toEqual(['2026-11-26', '2026-11-28']);
});

it('leaves out the dates that somebody has, and those before the job starts', () => {
  const taken = {
    ...makeAssignment(1, 'Maya'),
    shiftId: 'thu',
    startsAt: '2026-11-26T12:00:00.000Z',
  };
  expect(daysOf([job()], [taken])).toEqual(['2026-11-28']);
  expect(daysOf([job({ startDate: '2026-11-27' })])).toEqual(['2026-11-28']);
  expect(daysOf([job({ startDate: 'As soon as possible' })])).toHaveLength(2);
});

it('has dates of a single day, at the clocks of the job', () => {
  const single = { id: 'once', weekday: null, date: '2026-11-27', start: '22:00', end: '02:00' };
  const [gap] = gapsOf([job({ shifts: [{ ...single, capacity: 3 }] })], WEEK, {
    shifts: [],
    asOf: AS_OF,
  });
  expect(gap).toMatchObject({
    startsAt: '2026-11-28T03:00:00.000Z',
    endsAt: '2026-11-28T07:00:00.000Z',
    capacity: 3,
  });
});

it('is free in the rows of shifts, and a row of its own below the people', () => {
  const dates = { shifts: [], asOf: AS_OF };
  const gaps = gapsOf([job()], WEEK, dates);
  for (const by of ['people', 'shifts'] as const) {
    const [row, ...others] = rowsOfWeek(dates, WEEK, by, gaps);
    expect(others).toEqual([]);
    expect(row?.title).toBe(by === 'people' ? 'Still free' : '7 AM to 1 PM');
    expect(row?.days.map(({ free }) => free)).toEqual([0, 0, 0, 2, 0, 2, 0]);
  }
});
