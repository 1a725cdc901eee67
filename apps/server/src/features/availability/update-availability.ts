import {
  type Availability,
  rangesOfSpans,
  spansOfRanges,
  TOO_MANY_SPANS_MESSAGE,
  type WeeklySpan,
  WEEKLY_SPANS_MAX,
} from '@nextshift/contract';
import { multirangeOf } from '../../platform/database/week-multirange.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AvailabilityRow, saveAvailability } from './availability.queries.ts';
import { presentAvailability } from './present-availability.ts';

/**
 * Replaces when a seeker can work. Times that touch are merged.
 * @throws {AppError} validation_failed for more times than a week can have
 */
export async function updateAvailability(
  { database, clock }: Platform,
  seekerId: string,
  { timeZone, weekly, busy, share, weeklyHoursMax }: Availability,
): Promise<Availability> {
  const row: AvailabilityRow = {
    time_zone: timeZone,
    weekly: weekOf('weekly', weekly),
    busy: weekOf('busy', busy),
    share,
    weekly_hours_max: weeklyHoursMax,
  };
  await saveAvailability(database, seekerId, row, clock());
  return presentAvailability(row);
}

function weekOf(path: 'weekly' | 'busy', spans: readonly WeeklySpan[]): string {
  const ranges = rangesOfSpans(spans);
  // Long ones are read back as a span a day.
  if (spansOfRanges(ranges).length > WEEKLY_SPANS_MAX) {
    const message = TOO_MANY_SPANS_MESSAGE;
    throw new AppError('validation_failed', { message, issues: [{ path: [path], message }] });
  }
  return multirangeOf(ranges);
}
