import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import {
  listClashingShiftIds,
  lockAssignmentsOf,
  type NewAssignment,
} from './assignments.queries.ts';
import { firstFreeSpot } from './choose-shifts.ts';
import { insertCover, listTakenSpotsOfDate } from './cover-date.queries.ts';
import { insertConfirmationNotice } from './insert-confirmation-notice.ts';
import { queueConfirmationMail } from './mails/shift-mail.ts';

/** Changes of a person's date after which the employer makes no more: they are told of each. */
export const CHANGES_MAX = 10;
export const CHANGED_TOO_OFTEN = 'This shift was changed too often. Please write to them instead.';

/** The date of a shift, and who is to work on it. */
export interface Cover extends Omit<NewAssignment, 'place' | 'seekerId'> {
  readonly seekerId: string;
  /** Whether the person has said so: they are not asked to confirm. */
  readonly hasAgreed: boolean;
}

/**
 * Gives somebody who works for the employer of the locked job a free spot on one date of a shift, and asks them to confirm
 * it unless they have agreed.
 * @returns the id of the assignment
 * @throws {AppError} shift_full, illegal_shift_change, or shift_conflict where the person has other work at the time
 */
export async function coverDate(
  transaction: DatabaseTransaction,
  cover: Cover,
  now: Date,
): Promise<string> {
  const { applicationId, seekerId, shiftId, capacity, date, hasAgreed } = cover;
  const shift = { id: shiftId, capacity };
  await lockAssignmentsOf(transaction, [seekerId]);
  const taken = await listTakenSpotsOfDate(transaction, { shiftId, date });
  const place = firstFreeSpot(shift, taken);
  if (place === undefined) throw new AppError('shift_full');
  const assignment = { ...cover, place };
  const clashing = await listClashingShiftIds(transaction, seekerId, [assignment]);
  if (clashing.length > 0) {
    throw new AppError('shift_conflict', { message: 'They have other work at this time.' });
  }
  const { id, sequence } = await insertCover(transaction, assignment, { hasAgreed, now });
  if (sequence > CHANGES_MAX) {
    throw new AppError('illegal_shift_change', {
      message: 'They were asked for this date too often. Please choose somebody else.',
    });
  }
  if (hasAgreed) return id;
  await insertConfirmationNotice(transaction, { id, applicationId, seekerId }, now);
  await queueConfirmationMail(transaction, seekerId, [id]);
  return id;
}
