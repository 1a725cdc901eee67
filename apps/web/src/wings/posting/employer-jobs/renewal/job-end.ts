import { daysUntilClosing, isRenewable, type Job } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';

/** Whether a job is in its last week, in which it can be renewed. */
export function endsSoon({ status, closesAt }: Job, now: Date): boolean {
  return status === 'Active' && closesAt !== null && isRenewable(new Date(closesAt), now);
}

/** `today`, `tomorrow` or `in 3 days` in the last week, before that the date. */
export function endInWords(closesAt: string, timeZone: string, now: Date): string {
  const end = new Date(closesAt);
  if (!isRenewable(end, now)) return formatDate(closesAt, timeZone);
  const days = daysUntilClosing(timeZone, end, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
}
