import { type Assignment, DAY_MS, LIST_LIMIT_MAX, listShifts } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from '../employer/employer-keys.ts';

interface ShiftsFilter {
  /** The dates of one job; of all jobs by default. */
  readonly jobId?: string;
  /** Days back from now, and ahead. */
  readonly daysBack?: number;
  readonly daysAhead: number;
}

export interface ShiftDates {
  readonly shifts: readonly Assignment[];
  /** When they were loaded: what may be done with each depends on it. */
  readonly asOf: Date;
}

/** The next dates of an employer's shifts, with who works; at most 100. @throws {ApiError} */
export function shiftDatesQuery(
  employerId: string,
  { jobId, daysBack = 0, daysAhead }: ShiftsFilter,
) {
  return queryOptions({
    queryKey: [...employerKeys.shiftDates(employerId), { jobId, daysBack, daysAhead }],
    queryFn: async ({ signal }): Promise<ShiftDates> => {
      const asOf = new Date();
      const day = (days: number) => new Date(asOf.getTime() + days * DAY_MS).toISOString();
      const { body } = await browserApi.call(listShifts, {
        query: { jobId, from: day(-daysBack), to: day(daysAhead), limit: LIST_LIMIT_MAX },
        signal,
      });
      return { shifts: wholeDates(body.shifts), asOf };
    },
  });
}

/** All of a list, or the dates that are whole in one that was cut: the last may have more people. */
function wholeDates(shifts: readonly Assignment[]): readonly Assignment[] {
  if (shifts.length < LIST_LIMIT_MAX) return shifts;
  const whole = shifts.filter(({ startsAt }) => startsAt !== shifts.at(-1)?.startsAt);
  return whole.length === 0 ? shifts : whole;
}
