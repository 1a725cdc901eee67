import { DAY_MS, RENEWABLE_DAYS } from '@nextshift/contract';

/** That a job closes within a week, or within three days, or that it has closed. */
export const closingNotices = ['week', 'soon', 'closed'] as const;
export type ClosingNotice = (typeof closingNotices)[number];

/** The notices before a job closes. */
export type EarlyNotice = Exclude<ClosingNotice, 'closed'>;

/** How long before a job closes its employer is notified. A job can be renewed from the first on. */
export const EARLY_NOTICE_MS: Readonly<Record<EarlyNotice, number>> = {
  week: RENEWABLE_DAYS * DAY_MS,
  soon: 3 * DAY_MS,
};

/**
 * The columns for the notices of a new closing time: setting one within the period of a notice needs
 * no such notice.
 */
export function columnsOfNotices(closesAt: Date, now: Date) {
  const isWithin = (notice: EarlyNotice) =>
    closesAt.getTime() - now.getTime() <= EARLY_NOTICE_MS[notice];
  return {
    closing_week_notified_for: isWithin('week') ? closesAt : null,
    closing_told_for: isWithin('soon') ? closesAt : null,
  };
}
