const MINUTE_MS = 60_000;
/** Mails in an hour that a place known to the account may ask for, and any other place. */
const OF_KNOWN_PLACE = 5;
const OF_ONE_PLACE = 3;
/** Mails in an hour that unknown places may ask for together. */
const OF_UNKNOWN_PLACES = 30;
/** Beyond that, a mail follows the last one by this long, in milliseconds. */
export const MAIL_SPACING_MS = 5 * MINUTE_MS;

/** The mails of an account in the last hour, seen from the place that asks for another. */
export interface RecentMails {
  readonly fromHere: number;
  readonly fromUnknownPlaces: number;
  /** Milliseconds since the last one; null where there was none. */
  readonly sinceLast: number | null;
}

/**
 * Whether a link to reset a password is mailed once more. Each place has mails of its own, which nobody
 * elsewhere can use up. Beyond them the mailbox is spared, never the owner: it holds a link that was mailed
 * minutes ago and is good for 25 more.
 */
export function isResetMailAllowed(isKnownPlace: boolean, recent: RecentMails): boolean {
  if (recent.sinceLast === null || recent.sinceLast >= MAIL_SPACING_MS) return true;
  if (isKnownPlace) return recent.fromHere < OF_KNOWN_PLACE;
  return recent.fromHere < OF_ONE_PLACE && recent.fromUnknownPlaces < OF_UNKNOWN_PLACES;
}
