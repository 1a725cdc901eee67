import { randomUUID } from 'node:crypto';
import type { CaseSignal, CaseSubject } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

export type CaseSubjectType = 'job' | 'company' | 'application';

interface NewCase {
  readonly subjectType: CaseSubjectType;
  readonly subjectId: string;
  readonly subject: CaseSubject;
  readonly employerId: string;
  readonly now: Date;
}

/** What rules found in a job. */
interface FoundSignals {
  readonly signals: readonly CaseSignal[];
  /** The sum of the rules' weights. */
  readonly weight: number;
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
      // Says nothing of when the first report was made: whom the case is about sees it.
      id: randomUUID(),
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
        .where('settled_at', 'is', null)
        .doUpdateSet({ opened_at: sql`cases.opened_at` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets what the rules found in a case's job now. Of a reported one, the copy stays what was reported. */
export async function setSignalsOfCase(
  transaction: DatabaseTransaction,
  caseId: string,
  { subject, signals, weight }: FoundSignals & { readonly subject: CaseSubject },
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set((row) => ({
      subject: row
        .case()
        .when('report_count', '=', 0)
        .then(sql<string>`${JSON.stringify(subject)}::jsonb`)
        .else(row.ref('subject'))
        .end(),
      signals: JSON.stringify(signals),
      signal_weight: weight,
    }))
    .where('id', '=', caseId)
    .execute();
}

/** Settles the open case of a subject in which nothing is found any more, unless somebody has reported it. */
export async function settleCaseOf(
  transaction: DatabaseTransaction,
  subjectId: string,
  now: Date,
  subjectType: CaseSubjectType = 'job',
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set((row) => ({
      signals: '[]',
      signal_weight: 0,
      settled_at: row
        .case()
        .when('report_count', '=', 0)
        .then(sql<Date>`${now}::timestamptz`)
        .else(null)
        .end(),
    }))
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('decided_at', 'is', null)
    .where('settled_at', 'is', null)
    .execute();
}
