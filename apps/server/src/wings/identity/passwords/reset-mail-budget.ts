import { MINUTE_MS } from '@nextshift/contract';

/** Mails per hour for requests from an origin known to the account, and from any other origin. */
const OF_KNOWN_ORIGIN = 5;
const OF_ONE_ORIGIN = 3;
/** Mails per hour for requests from all unknown origins together. */
const OF_UNKNOWN_ORIGINS = 30;
/** Least time between mails beyond these limits, in milliseconds. */
export const MAIL_SPACING_MS = 5 * MINUTE_MS;

/** The mails to an account in the last hour, as counted for the requesting origin. */
export interface RecentMails {
  readonly fromHere: number;
  readonly fromUnknownOrigins: number;
  /** Milliseconds since the last one; null without one. */
  readonly sinceLast: number | null;
}

/**
 * Whether another link to reset a password may be mailed. Each origin has a quota of its own, which
 * nobody elsewhere can use up. Beyond it, mails are spaced to spare the mailbox; the owner still
 * has a link mailed minutes ago, which stays valid for 25 more.
 */
export function isResetMailAllowed(isKnownOrigin: boolean, recent: RecentMails): boolean {
  if (recent.sinceLast === null || recent.sinceLast >= MAIL_SPACING_MS) return true;
  if (isKnownOrigin) return recent.fromHere < OF_KNOWN_ORIGIN;
  return recent.fromHere < OF_ONE_ORIGIN && recent.fromUnknownOrigins < OF_UNKNOWN_ORIGINS;
}
