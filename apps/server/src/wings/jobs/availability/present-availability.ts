import { type Availability, busyOfTerms, spansOfRanges } from '@nextshift/contract';
import { rangesOfMultirange } from '../../../platform/database/week-multirange.ts';
import type { AvailabilityRow } from './availability.queries.ts';
import { busyTermsOf } from './own-week.ts';

/** A seeker's week, for nobody but them. */
export function presentAvailability(row: AvailabilityRow): Availability {
  return {
    timeZone: row.time_zone,
    weekly: spansOfRanges(rangesOfMultirange(row.weekly)),
    busy: busyOfTerms(busyTermsOf(row)),
    share: row.share,
    weeklyHoursMax: row.weekly_hours_max,
  };
}
