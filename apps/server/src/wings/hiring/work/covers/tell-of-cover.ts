import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { insertNotice, markCoverNoticesRead } from '../../news/index.ts';
import { employerShiftMail } from '../assignments/mails/employer-shift-mail.ts';
import type { ShiftRow } from '../shifts/shifts.queries.ts';
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

interface ToldEmployer {
  /** That somebody waits for its approval, or has the shift. */
  readonly kind: 'cover_to_approve' | 'cover_taken';
  readonly shift: Pick<ShiftRow, 'id' | 'application_id' | 'employer_id'>;
  readonly now: Date;
}

/** Tells an employer what becomes of a shift that is to be covered: by a notice, in place of an earlier one, and a mail. */
export async function tellEmployerOfCover(
  transaction: DatabaseTransaction,
  { kind, shift, now }: ToldEmployer,
): Promise<void> {
  const { id: assignmentId, application_id: applicationId, employer_id: employerId } = shift;
  await markCoverNoticesRead(transaction, { employerId, assignmentId }, now);
  const told = { employerId, applicationId, assignmentId, status: 'accepted' } as const;
  await insertNotice(transaction, { ...told, reason: kind, now });
  await enqueue(transaction, employerShiftMail, { kind, assignmentId });
}
