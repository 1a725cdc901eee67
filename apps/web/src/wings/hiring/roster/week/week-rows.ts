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
  /** How many people are missing; of rows of people none. */
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

/** People by name, or shifts by their hours: those of a job at the same hours are one row. */
export function rowsOfWeek(dates: ShiftDates, days: readonly string[], by: RowsBy): WeekRow[] {
  const keyOf = by === 'people' ? personKey : hoursKey;
  const rows = new Map<string, Assignment[]>();
  for (const shift of dates.shifts) {
    rows.set(keyOf(shift), [...(rows.get(keyOf(shift)) ?? []), shift]);
  }
  return [...rows]
    .map(([key, shifts]) => ({
      key,
      ...(by === 'people' ? personWords(shifts) : hoursWords(shifts)),
      days: days.map((day) => {
        const onDay = shifts.filter((shift) => dayOf(shift) === day);
        return { day, shifts: onDay, free: by === 'people' ? 0 : freeOn(onDay, dates.asOf) };
      }),
    }))
    .toSorted((one, other) => one.order.localeCompare(other.order));
}

function dayOf({ timeZone, startsAt }: Assignment): string {
  return dayIn(timeZone, new Date(startsAt));
}

function personKey({ person, applicationId }: Assignment): string {
  return person?.id ?? applicationId;
}

function hoursKey(shift: Assignment): string {
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

function hoursWords(shifts: readonly Assignment[]) {
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
