import { type Assignment, type Job, momentsOfShift, weekdayOfDate } from '@nextshift/contract';
import type { ShiftDates } from '../../../../entities/shift/shifts-query.ts';

/** An open job whose shifts need people. */
export type StaffedJob = Pick<Job, 'id' | 'title' | 'timeZone' | 'startDate' | 'shifts'>;

/** A date of a shift that nobody has. */
export interface Gap extends Pick<
  Assignment,
  'jobId' | 'title' | 'timeZone' | 'startsAt' | 'endsAt' | 'capacity'
> {
  /** `2026-11-23`, on the clocks of the job. */
  readonly day: string;
}

/** What nobody works on some days, of dates that have not started. */
export function gapsOf(
  jobs: readonly StaffedJob[],
  days: readonly string[],
  { shifts, asOf }: ShiftDates,
): Gap[] {
  const taken = new Set(shifts.map(({ shiftId, startsAt }) => `${shiftId} ${startsAt}`));
  return jobs.flatMap(({ id: jobId, title, timeZone, startDate, shifts: needed }) =>
    needed.flatMap((shift) =>
      days.flatMap((day): Gap[] => {
        const isOn = shift.date === day || shift.weekday === weekdayOfDate(day);
        const moments = isOn ? momentsOfShift(shift, { date: day, timeZone }) : null;
        if (!moments || moments.startsAt <= asOf || startsAfter(day, startDate)) return [];
        const [startsAt, endsAt] = [moments.startsAt.toISOString(), moments.endsAt.toISOString()];
        if (taken.has(`${shift.id} ${startsAt}`)) return [];
        return [{ jobId, title, timeZone, startsAt, endsAt, day, capacity: shift.capacity }];
      }),
    ),
  );
}

/** Whether a job starts after a day; a start date in words says nothing. */
function startsAfter(day: string, startDate: string | null): boolean {
  return startDate !== null && /^\d{4}-\d\d-\d\d$/.test(startDate) && day < startDate;
}
