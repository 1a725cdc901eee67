import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { insertNotice } from '../../news/index.ts';
import { coverMail } from './cover-mail.ts';
import type { CoverNews } from './cover-mail.queries.ts';

interface Told {
  readonly kind: CoverNews | 'cover_refused';
  readonly seekerId: string;
  /** By which the person works for the employer. */
  readonly applicationId: string;
  /** The shift that was given up. */
  readonly assignmentId: string;
  readonly offerId: string;
  readonly now: Date;
}

/** Tells a person what becomes of a shift that is to be covered: by a notice and, where it asks or binds, a mail. */
export async function tellOfCover(
  transaction: DatabaseTransaction,
  { kind, seekerId, applicationId, assignmentId, offerId, now }: Told,
): Promise<void> {
  await insertNotice(transaction, {
    seekerId,
    applicationId,
    status: 'accepted',
    reason: kind,
    assignmentId,
    now,
  });
  if (kind !== 'cover_refused') await enqueue(transaction, coverMail, { kind, offerId });
}
