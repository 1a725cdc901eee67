import {
  type AssignedTime,
  getAvailability,
  LIST_LIMIT_MAX,
  listShifts,
  type OwnWeek,
  rangesOfSpans,
  termsOfBusy,
} from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { endOfShifts } from './end-of-shifts.ts';
import { availabilityQuery } from './availability-query.ts';

/** A seeker's week, to compare shifts of jobs with. */
export interface ComparedWeek extends OwnWeek {
  readonly assigned: readonly (AssignedTime & { readonly jobId: string })[];
  /** When it was loaded. */
  readonly asOf: Date;
  /** Null for no limit. */
  readonly weeklyHoursMax: number | null;
}

/** A seeker's week with the shifts to come; null before it is saved. @throws {ApiError} */
export function ownWeekQuery(accountId: string) {
  return queryOptions({
    queryKey: [...availabilityQuery(accountId).queryKey, 'with shifts'],
    queryFn: async ({ signal }): Promise<ComparedWeek | null> => {
      const { weekly, busy, timeZone, weeklyHoursMax } = (
        await browserApi.call(getAvailability, { signal })
      ).body;
      if (weekly.length === 0) return null;
      const asOf = new Date();
      const to = endOfShifts(asOf);
      const query = { from: asOf.toISOString(), to, limit: LIST_LIMIT_MAX };
      const { shifts } = (await browserApi.call(listShifts, { query, signal })).body;
      const assigned = shifts
        .filter(({ status }) => status !== 'cancelled')
        .map(({ jobId, startsAt, endsAt }) => ({
          jobId,
          startsAt: new Date(startsAt),
          endsAt: new Date(endsAt),
        }));
      const free = rangesOfSpans(weekly);
      return { timeZone, free, busy: termsOfBusy(busy), assigned, asOf, weeklyHoursMax };
    },
  });
}

/** Whether the week has shifts of a job. */
export function worksAt({ assigned }: ComparedWeek, jobId: string): boolean {
  return assigned.some((time) => time.jobId === jobId);
}
