import { type Assignment, DAY_MS, LIST_LIMIT_MAX, listShifts } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { endOfShifts } from '../../../entities/availability/end-of-shifts.ts';
import { copyShifts } from '../../../entities/shift/keep-shifts.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

export interface MyShifts {
  /** From now on, of jobs that one still has, the next first; at most 100. */
  readonly next: readonly Assignment[];
  /** Of the last weeks, the latest first; with one under way of a job that one has no more. */
  readonly past: readonly Assignment[];
  /** When they were loaded: what may be done with each depends on it. */
  readonly asOf: Date;
}

const DAYS_BACK = 30;

/** The dates of a seeker's shifts. @throws {ApiError} */
export function myShiftsQuery(accountId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.shifts, accountId],
    queryFn: async ({ signal }): Promise<MyShifts> => {
      const asOf = new Date();
      const list = async (query: { from: string; to: string }) =>
        (await browserApi.call(listShifts, { query: { ...query, limit: LIST_LIMIT_MAX }, signal }))
          .body.shifts;
      const now = asOf.toISOString();
      const from = new Date(asOf.getTime() - DAYS_BACK * DAY_MS).toISOString();
      const [next, past] = await Promise.all([
        list({ from: now, to: endOfShifts(asOf) }),
        list({ from, to: now }),
      ]);
      copyShifts(accountId, next, asOf);
      return {
        next: next.filter(({ isAccepted }) => isAccepted),
        past: past.filter(({ endsAt, isAccepted }) => endsAt <= now || !isAccepted).toReversed(),
        asOf,
      };
    },
  });
}
