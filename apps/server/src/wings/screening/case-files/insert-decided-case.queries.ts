import type { CaseSubject } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';

interface SuspendedCompany {
  readonly employerId: string;
  readonly subject: CaseSubject;
  readonly reason: string;
  readonly operatorId: string;
  readonly decidedAt: Date;
}

/**
 * Stores a case about a company that an operator suspended without one. It is decided from the start, so the log has the
 * suspension alone.
 * @returns its id
 */
export async function insertDecidedCase(
  transaction: DatabaseTransaction,
  { employerId, subject, reason, operatorId, decidedAt }: SuspendedCompany,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('cases')
    .values({
      id,
      subject_type: 'company',
      subject_id: employerId,
      subject: JSON.stringify(subject),
      employer_id: employerId,
      opened_at: decidedAt,
      decision: 'uphold',
      action: 'suspend_employer',
      decision_reason: reason,
      decided_by: operatorId,
      decided_at: decidedAt,
    })
    .execute();
  return id;
}
