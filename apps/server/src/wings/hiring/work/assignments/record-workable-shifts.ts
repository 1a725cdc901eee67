import type { Shift } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { replaceWorkableShifts } from './spots.queries.ts';
import { chooseShifts } from './choose-shifts.ts';

interface Applied {
  readonly applicationId: string;
  /** Of the job, which is locked. */
  readonly shifts: readonly Shift[];
  /** As the applicant chose; all by default. */
  readonly shiftIds: readonly string[] | undefined;
}

/**
 * Stores the shifts that an applicant can work. @returns their ids
 * @throws {AppError} validation_failed for one that is not of the job
 */
export async function recordWorkableShifts(
  transaction: DatabaseTransaction,
  { applicationId, shifts, shiftIds }: Applied,
): Promise<string[]> {
  const chosen = chooseShifts(shifts, shiftIds);
  await replaceWorkableShifts(transaction, applicationId, chosen);
  return chosen.map(({ id }) => id);
}
