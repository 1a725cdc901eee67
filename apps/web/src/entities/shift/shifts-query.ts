import { addDays, type Assignment, DAY_MS, LIST_LIMIT_MAX, listShifts } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from '../employer/employer-keys.ts';

export interface ShiftDates {
  readonly shifts: readonly Assignment[];
  /** When they were loaded: what may be done with each depends on it. */
  readonly asOf: Date;
}

/** The dates of an employer's shifts in the next days, with who works. @throws {ApiError} */
export function nextDatesQuery(employerId: string, days: number) {
  return queryOptions({
    queryKey: [...employerKeys.shiftDates(employerId), { days }],
    queryFn: ({ signal }) => {
      const now = Date.now();
      const to = new Date(now + days * DAY_MS).toISOString();
      return loadDates({ from: new Date(now).toISOString(), to }, signal);
    },
  });
}

/**
 * The dates of a week from its Monday (`2026-11-23`), of one job or of all: a day earlier and later too, since a date
 * belongs to its day on the clocks of its place of work. @throws {ApiError}
 */
export function weekDatesQuery(employerId: string, monday: string, jobId?: string) {
  return queryOptions({
    queryKey: [...employerKeys.shiftDates(employerId), { monday, jobId }],
    queryFn: ({ signal }) => {
      const midnight = (days: number) => `${addDays(monday, days)}T00:00:00.000Z`;
      return loadDates({ jobId, from: midnight(-1), to: midnight(8) }, signal);
    },
  });
}

interface Asked {
  readonly jobId?: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** All of them, page by page. */
async function loadDates(asked: Asked, signal: AbortSignal): Promise<ShiftDates> {
  const asOf = new Date();
  const shifts: Assignment[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...asked, limit: LIST_LIMIT_MAX, cursor };
    const { body, next } = await browserApi.call(listShifts, { query, signal });
    shifts.push(...body.shifts);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return { shifts, asOf };
}
