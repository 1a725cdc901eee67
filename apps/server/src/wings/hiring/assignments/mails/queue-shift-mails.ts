import { MINUTE_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;
/** Changes within this time are told together. */
export const GATHER_MS = 10 * MINUTE_MS;

/** Queues what tells an applicant of changed shifts; it comes once for all changes until it runs. */
export function queueShiftNews(
  transaction: DatabaseTransaction,
  applicationId: string,
  delayMs = GATHER_MS,
): Promise<void> {
  const jobKey = `shift-news ${applicationId}`;
  return enqueue(
    transaction,
    'shift-news',
    { applicationId },
    { jobKey, delayMs, keepsTime: delayMs > 0 },
  );
}

/** A change of a shift in a mail: hours until now, and those from now on; null while cancelled. */
export interface MailedChange {
  readonly from: readonly [startsAt: string, endsAt: string] | null;
  readonly to: readonly [startsAt: string, endsAt: string] | null;
}

/** Queues the mail to an applicant of changed shifts, of which there may be more than are listed. */
export function queueChangesMail(
  transaction: DatabaseTransaction,
  applicationId: string,
  { changes, count, now }: { changes: readonly MailedChange[]; count: number; now: Date },
): Promise<void> {
  const payload = {
    kind: 'changes',
    applicationId,
    changes: JSON.stringify(changes),
    count: String(count),
    at: now.toISOString(),
  };
  return enqueue(transaction, 'shift-mail', payload, { maxAttempts: MAX_ATTEMPTS });
}

/** Queues the mail that asks a person to confirm shifts. */
export function queueConfirmationMail(
  transaction: DatabaseTransaction,
  seekerId: string,
  assignmentIds: readonly string[],
): Promise<void> {
  const payload = { kind: 'confirmation', seekerId, assignmentIds: assignmentIds.join(' ') };
  return enqueue(transaction, 'shift-mail', payload, { maxAttempts: MAX_ATTEMPTS });
}

/** Queues the mail to a person whose employer marked a no-show, or took it back. */
export function queueNoShowMail(
  transaction: DatabaseTransaction,
  kind: 'no_show' | 'no_show_withdrawn',
  assignmentId: string,
): Promise<void> {
  const payload = { kind, assignmentId };
  // The later one replaces the one that is not sent yet.
  const jobKey = `no-show-mail ${assignmentId}`;
  return enqueue(transaction, 'shift-mail', payload, { jobKey, maxAttempts: MAX_ATTEMPTS });
}

/** Queues the mail to an employer that somebody cannot come, or disputes a no-show. */
export function queueEmployerShiftMail(
  transaction: DatabaseTransaction,
  kind: 'cancelled' | 'disputed',
  assignmentId: string,
): Promise<void> {
  const jobKey = `employer-shift-mail ${kind} ${assignmentId}`;
  return enqueue(
    transaction,
    'employer-shift-mail',
    { kind, assignmentId },
    { jobKey, maxAttempts: MAX_ATTEMPTS },
  );
}
