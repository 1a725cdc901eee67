import type { CaseSubject } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';

export type CaseSubjectType = 'job' | 'company' | 'application';

interface NewCase {
  readonly subjectType: CaseSubjectType;
  readonly subjectId: string;
  readonly subject: CaseSubject;
  readonly employerId: string;
  readonly now: Date;
}

/** Opens a case of a subject unless one is open, and locks it. @returns its id */
export async function openCase(
  transaction: DatabaseTransaction,
  { subjectType, subjectId, subject, employerId, now }: NewCase,
): Promise<string> {
  // The update changes nothing: it locks the open one, and returns it.
  const { id } = await transaction
    .insertInto('cases')
    .values({
      id: newId(),
      subject_type: subjectType,
      subject_id: subjectId,
      subject: JSON.stringify(subject),
      employer_id: employerId,
      opened_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_id'])
        .where('decided_at', 'is', null)
        .doUpdateSet({ opened_at: sql`cases.opened_at` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
