import {
  type Availability,
  busyOfTerms,
  isForever,
  rangesOfSpans,
  spansOfRanges,
  termsOfBusy,
  TOO_MANY_SPANS_MESSAGE,
  WEEKLY_SPANS_MAX,
} from '@nextshift/contract';
import { multirangeOf } from '../../../platform/database/week-multirange.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AvailabilityRow, saveAvailability } from './availability.queries.ts';
import { presentAvailability } from './present-availability.ts';

/**
 * Replaces when a seeker can work. Times that touch are merged, those of a term with others of it.
 * @throws {AppError} validation_failed for more times than a week can have
 */
export async function updateAvailability(
  { database, clock }: Platform,
  seekerId: string,
  { timeZone, weekly, busy, share, weeklyHoursMax }: Availability,
): Promise<Availability> {
  const free = rangesOfSpans(weekly);
  const taken = termsOfBusy(busy);
  // Long times are read back as a span a day.
  checkCount('weekly', spansOfRanges(free).length);
  checkCount('busy', busyOfTerms(taken).length);
  const terms = taken.map(({ from, until, ranges }) => ({
    from,
    until,
    minutes: multirangeOf(ranges),
  }));
  const row: AvailabilityRow = {
    time_zone: timeZone,
    weekly: multirangeOf(free),
    busy: terms.find(isForever)?.minutes ?? multirangeOf([]),
    terms: terms.filter((term) => !isForever(term)),
    share,
    weekly_hours_max: weeklyHoursMax,
  };
  await database
    .transaction()
    .execute((transaction) => saveAvailability(transaction, seekerId, row, clock()));
  return presentAvailability(row);
}

function checkCount(path: 'weekly' | 'busy', count: number): void {
  if (count <= WEEKLY_SPANS_MAX) return;
  throw invalidField(path, TOO_MANY_SPANS_MESSAGE);
}
