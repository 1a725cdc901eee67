import { dayOf, JOBS_TIME_ZONE, momentOf } from '@nextshift/contract';

/**
 * Since when something is held, as its owner may know it: of a hold by reports only the day, or its moment would name
 * whoever was last to report.
 */
export function shownSince({
  cause,
  heldSince,
}: {
  readonly cause: 'signals' | 'reports';
  readonly heldSince: Date;
}): Date {
  if (cause === 'signals') return heldSince;
  return momentOf(JOBS_TIME_ZONE, Date.parse(dayOf(heldSince)));
}
