/** How long the link to an address at a school works, in milliseconds. */
export const SCHOOL_LINK_MS = 7 * 86_400_000;

export function isLinkWorking(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() < SCHOOL_LINK_MS;
}
