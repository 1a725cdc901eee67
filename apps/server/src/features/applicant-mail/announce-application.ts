import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { insertNoticeIfEnabled } from '../notices/index.ts';
import type { NotifiedChange } from './applicant-mail-texts.ts';

/** Tries in all: a mail server may be away for most of a day. */
const MAX_ATTEMPTS = 12;

interface ApplicationNews {
  readonly applicationId: string;
  readonly seekerId: string;
  /** The status that the application has from now on, or that its employer deleted it. */
  readonly change: NotifiedChange;
  /** The moment of the change: the same as on the application's row. */
  readonly now: Date;
}

/**
 * Tells an applicant of a new application, or of a change: within the app and by mail, each where wanted.
 * Part of the transaction that makes the change or finds it due to be told, so that neither is without
 * the other.
 */
export async function announceApplication(
  transaction: DatabaseTransaction,
  { applicationId, seekerId, change, now }: ApplicationNews,
): Promise<void> {
  const told = toldBy(change);
  await insertNoticeIfEnabled(transaction, { seekerId, applicationId, ...told, now });
  const changedAt = now.toISOString();
  await enqueue(
    transaction,
    'applicant-mail',
    { applicationId, status: change, changedAt },
    { jobKey: `applicant-mail ${applicationId} ${change} ${changedAt}`, maxAttempts: MAX_ATTEMPTS },
  );
}

/** The application's status with the news, and what the news is besides. */
function toldBy(change: NotifiedChange) {
  switch (change) {
    case 'place_withdrawn':
      return { status: 'accepted', reason: change } as const;
    case 'company_left':
      return { status: 'declined', reason: change } as const;
    default:
      return { status: change, reason: null };
  }
}
