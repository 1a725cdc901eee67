const DAY_MS = 86_400_000;
/** How long before a job closes its employer is notified. */
export const CLOSING_NOTICE_MS = 3 * DAY_MS;

export const closingNotices = ['soon', 'closed'] as const;
/** That a job is about to close, or that it has closed. */
export type ClosingNotice = (typeof closingNotices)[number];

/**
 * The value of `closing_told_for` for a new closing time: setting one within the notice period
 * needs no notice.
 */
export function closingNotifiedFor(closesAt: Date, now: Date): Date | null {
  return closesAt.getTime() - now.getTime() <= CLOSING_NOTICE_MS ? closesAt : null;
}
