import type { AssignedTime, BusyTerm, OwnWeek } from '@nextshift/contract';
import { rangesOfMultirange } from '../../../platform/database/week-multirange.ts';
import type { AvailabilityRow } from './availability.queries.ts';

/** A seeker's week as stored, with the shifts to come. */
export function ownWeekOf(row: AvailabilityRow, assigned: readonly AssignedTime[]): OwnWeek {
  return {
    timeZone: row.time_zone,
    free: rangesOfMultirange(row.weekly),
    busy: busyTermsOf(row),
    assigned,
  };
}

/** What leaves no time, as stored: what has no term first. */
export function busyTermsOf({ busy, terms }: Pick<AvailabilityRow, 'busy' | 'terms'>): BusyTerm[] {
  return [{ from: null, until: null, minutes: busy }, ...terms].map(({ from, until, minutes }) => ({
    from,
    until,
    ranges: rangesOfMultirange(minutes),
  }));
}
