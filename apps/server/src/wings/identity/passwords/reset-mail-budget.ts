import { MINUTE_MS } from '@nextshift/contract';

/** Mails per hour for requests from a place known to the account, and from any other place. */
const OF_KNOWN_PLACE = 5;
const OF_ONE_PLACE = 3;
/** Mails per hour for requests from all unknown places together. */
const OF_UNKNOWN_PLACES = 30;
/** Least time between mails beyond these limits, in milliseconds. */
export const MAIL_SPACING_MS = 5 * MINUTE_MS;

/** The mails to an account in the last hour, as counted for the requesting place. */
export interface RecentMails {
  readonly fromHere: number;
  readonly fromUnknownPlaces: number;
  /** Milliseconds since the last one; null without one. */
  readonly sinceLast: number | null;
}

/**
 * Whether another link to reset a password may be mailed. Each place has a quota of its own, which
 * nobody elsewhere can use up. Beyond it, mails are spaced to spare the mailbox; the owner still
 * has a link mailed minutes ago, which stays valid for 25 more.
 */
export function isResetMailAllowed(isKnownPlace: boolean, recent: RecentMails): boolean {
  if (recent.sinceLast === null || recent.sinceLast >= MAIL_SPACING_MS) return true;
  if (isKnownPlace) return recent.fromHere < OF_KNOWN_PLACE;
  return recent.fromHere < OF_ONE_PLACE && recent.fromUnknownPlaces < OF_UNKNOWN_PLACES;
}
