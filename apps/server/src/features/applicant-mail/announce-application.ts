import type { ApplicationStatus } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../platform/database.ts';
import { enqueue } from '../../platform/enqueue.ts';
import { insertWantedNotice } from '../notices/index.ts';

/** Tries in all: a mail server may be away for most of a day. */
const MAX_ATTEMPTS = 12;

interface ApplicationNews {
  readonly applicationId: string;
  readonly seekerId: string;
  /** The status that the application has from now on. */
  readonly status: ApplicationStatus;
  /** The moment of the change: the same as on the application's row. */
  readonly now: Date;
}

/**
 * Tells an applicant of a new application, or of a change of its status: within the app and by mail,
 * each where wanted. Part of the transaction that makes the change, so that neither is without the
 * other. A withdrawal is the applicant's own doing and is no news.
 */
export async function announceApplication(
  transaction: DatabaseTransaction,
  { applicationId, seekerId, status, now }: ApplicationNews,
): Promise<void> {
  if (status === 'withdrawn') return;
  await insertWantedNotice(transaction, { seekerId, applicationId, status, now });
  const changedAt = now.toISOString();
  await enqueue(
    transaction,
    'applicant-mail',
    { applicationId, status, changedAt },
    { jobKey: `applicant-mail ${applicationId} ${status} ${changedAt}`, maxAttempts: MAX_ATTEMPTS },
  );
}
