import { DAY_MS } from '@nextshift/contract';

/** How long the link to an address at a school works, in milliseconds. */
export const SCHOOL_LINK_MS = 7 * DAY_MS;

export function isLinkWorking(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() < SCHOOL_LINK_MS;
}
