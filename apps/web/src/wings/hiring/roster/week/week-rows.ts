import {
  addDays,
  type Assignment,
  DAY_MS,
  dayIn,
  describeClocks,
  formatHours,
  HOUR_MS,
  offsetAt,
  weekdays,
} from '@nextshift/contract';
import { workerName } from '../../../../entities/shift/assignment-words.ts';
import type { ShiftDates } from '../../../../entities/shift/shifts-query.ts';
import { freeSpotsOf, groupByDate } from '../dates/date-groups.ts';
import type { Gap } from './gaps.ts';

/** What the rows of a week are. */
export type RowsBy = 'people' | 'shifts';

export interface WeekRow {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** Monday to Sunday. */
  readonly days: readonly WeekDay[];
}

export interface WeekDay {
  /** `2026-11-23`. */
  readonly day: string;
  readonly shifts: readonly Assignment[];
  /** How many people are missing; of a person none. */
  readonly free: number;
}

/** The days from a Monday on. */
export function daysFrom(monday: string): string[] {
  return weekdays.map((_, index) => addDays(monday, index));
}

/** The dates of some days, each on the clocks of its place of work. */
export function datesOn(dates: ShiftDates, days: readonly string[]): ShiftDates {
  return { ...dates, shifts: dates.shifts.filter((shift) => days.includes(dayOf(shift))) };
}

/** People by name, then what is free; or shifts by their hours: those of a job at the same hours are one row. */
export function rowsOfWeek(
  dates: ShiftDates,
  days: readonly string[],
  by: RowsBy,
  gaps: readonly Gap[],
): WeekRow[] {
  const freeOf = (shifts: readonly Assignment[], open: readonly Gap[]) =>
    freeOn(shifts, dates.asOf) + open.reduce((sum, { capacity }) => sum + capacity, 0);
  const drawDays = (shifts: readonly Assignment[], open: readonly Gap[], isPerson = false) =>
    days.map((day) => {
      const onDay = shifts.filter((shift) => dayOf(shift) === day);
      const openOnDay = open.filter((gap) => gap.day === day);
      return { day, shifts: onDay, free: isPerson ? 0 : freeOf(onDay, openOnDay) };
    });
  if (by === 'shifts') {
    const keys = new Set([...dates.shifts, ...gaps].map(hoursKey));
    return inOrder(
      [...keys].map((key) => {
        const shifts = dates.shifts.filter((shift) => hoursKey(shift) === key);
        const open = gaps.filter((gap) => hoursKey(gap) === key);
        return { key, ...hoursWords([...shifts, ...open]), days: drawDays(shifts, open) };
      }),
    );
  }
  const people = inOrder(
    [...new Set(dates.shifts.map(personKey))].map((key) => {
      const shifts = dates.shifts.filter((shift) => personKey(shift) === key);
      return { key, ...personWords(shifts), days: drawDays(shifts, [], true) };
    }),
  );
  const free = drawDays(dates.shifts, gaps).map((day) => ({ ...day, shifts: [] }));
  return free.some((day) => day.free > 0)
    ? [...people, { key: 'free', title: 'Still free', detail: '', days: free }]
    : people;
}

function inOrder<Row extends { readonly order: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.order.localeCompare(other.order));
}

function dayOf({ timeZone, startsAt }: Assignment): string {
  return dayIn(timeZone, new Date(startsAt));
}

type HoursOfJob = Pick<Assignment, 'jobId' | 'title' | 'timeZone' | 'startsAt' | 'endsAt'>;

function personKey({ person, applicationId }: Assignment): string {
  return person?.id ?? applicationId;
}

function hoursKey(shift: HoursOfJob): string {
  return `${shift.jobId} ${describeClocks(shift)}`;
}

function personWords(shifts: readonly Assignment[]) {
  const [first] = shifts;
  const title = first ? workerName(first) : '';
  const worked = shifts.filter(({ status }) => status !== 'cancelled');
  const hours = worked.reduce(
    (sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)) / HOUR_MS,
    0,
  );
  return { title, detail: formatHours(hours), order: title };
}

function hoursWords(shifts: readonly HoursOfJob[]) {
  const [first] = shifts;
  if (!first) return { title: '', detail: '', order: '' };
  const { title, timeZone, startsAt } = first;
  const start = Date.parse(startsAt);
  const minute = (start + offsetAt(timeZone, start)) % DAY_MS;
  const order = `${String(minute).padStart(8, '0')} ${title}`;
  return { title: describeClocks(first), detail: title, order };
}

function freeOn(shifts: readonly Assignment[], asOf: Date): number {
  return groupByDate(shifts).reduce((sum, group) => sum + freeSpotsOf(group, asOf), 0);
}
