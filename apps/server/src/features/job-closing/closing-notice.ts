const DAY_MS = 86_400_000;
/** How long before a job closes its employer is told. */
export const CLOSING_NOTICE_MS = 3 * DAY_MS;

export const closingNotices = ['soon', 'closed'] as const;
/** That a job closes soon, or that it has. */
export type ClosingNotice = (typeof closingNotices)[number];

/**
 * What `closing_told_for` becomes with a closing time that was just set: whoever sets one that is nearer
 * than the notice needs none.
 */
export function closingNotifiedFor(closesAt: Date | null, now: Date): Date | null {
  if (!closesAt) return null;
  return closesAt.getTime() - now.getTime() <= CLOSING_NOTICE_MS ? closesAt : null;
}
