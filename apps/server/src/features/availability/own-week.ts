import type { AssignedTime, OwnWeek } from '@nextshift/contract';
import { rangesOfMultirange } from '../../platform/database/week-multirange.ts';
import type { AvailabilityRow } from './availability.queries.ts';

/** A seeker's week as stored, with the shifts to come. */
export function ownWeekOf(
  row: Pick<AvailabilityRow, 'time_zone' | 'weekly' | 'busy'>,
  assigned: readonly AssignedTime[],
): OwnWeek {
  return {
    timeZone: row.time_zone,
    free: rangesOfMultirange(row.weekly),
    busy: rangesOfMultirange(row.busy),
    assigned,
  };
}
