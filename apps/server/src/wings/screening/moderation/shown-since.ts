import { dayOf, JOBS_TIME_ZONE, momentOf } from '@nextshift/contract';

/**
 * Since when something is held, as its owner may know it: only the day, whatever holds it. The moment of a hold by
 * reports would name the last one to report, and one that is rounded alone would say that it is by reports.
 */
export function shownSince(heldSince: Date): Date {
  return momentOf(JOBS_TIME_ZONE, Date.parse(dayOf(heldSince)));
}

/** Since when the answer clocks of a held job stand still: the new times tell how long they did. */
export function pausedSince({
  cause,
  heldSince,
}: {
  readonly cause: 'signals' | 'reports';
  readonly heldSince: Date;
}): Date {
  return cause === 'signals' ? heldSince : shownSince(heldSince);
}
