import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { cancelJob, enqueue } from '../../../../platform/queue/enqueue.ts';
import { deleteNotice, insertNotice } from '../notices/notices.queries.ts';
import { applicantMail } from './applicant-mail.ts';
import type { NotifiedChange } from './applicant-mail-texts.ts';

interface ApplicationChange {
  readonly applicationId: string;
  readonly seekerId: string;
  /** The new status of the application, or what its employer did with it. */
  readonly change: NotifiedChange;
  /** The first shift of an acceptance, if any. */
  readonly assignmentId?: string | undefined;
  /** Whether the seeker made the change: the app has it without a badge. */
  readonly isOwn?: boolean;
  /** When it changed, as stored in the application's row. */
  readonly now: Date;
  /** How long the mail waits; until then `forgetApplicationNews` undoes it. */
  readonly delayMs?: number;
}

/**
 * Notifies an applicant of a new application or a change, in the app and by mail, as far as the
 * settings allow. Runs in the transaction that makes the change or finds its notification due.
 */
export async function announceApplication(
  transaction: DatabaseTransaction,
  {
    applicationId,
    seekerId,
    change,
    assignmentId,
    isOwn = false,
    now,
    delayMs = 0,
  }: ApplicationChange,
): Promise<void> {
  const content = toNoticeContent(change);
  await insertNotice(transaction, {
    seekerId,
    applicationId,
    ...content,
    assignmentId,
    isOwn,
    now,
  });
  await enqueue(transaction, applicantMail, payloadOf(applicationId, change, now), { delayMs });
}

/** Removes the notice and the pending mail of a change, as if it had never been. */
export async function forgetApplicationNews(
  transaction: DatabaseTransaction,
  applicationId: string,
  { change, at }: { change: NotifiedChange; at: Date },
): Promise<void> {
  await deleteNotice(transaction, { applicationId, ...toNoticeContent(change), at });
  await cancelJob(transaction, applicantMail, payloadOf(applicationId, change, at));
}

function payloadOf(applicationId: string, status: NotifiedChange, at: Date) {
  return { applicationId, status, changedAt: at.toISOString() };
}

/** The status for the notice, and the reason if the status alone does not say it. */
function toNoticeContent(change: NotifiedChange) {
  switch (change) {
    case 'place_withdrawn':
    case 'acceptance_cancelled':
      return { status: 'ended', reason: 'place_withdrawn' } as const;
    case 'brought_back':
      return { status: 'submitted', reason: change } as const;
    case 'company_left':
      return { status: 'declined', reason: change } as const;
    case 'accepting_company_left':
      return { status: 'ended', reason: 'company_left' } as const;
    default:
      return { status: change, reason: null };
  }
}
