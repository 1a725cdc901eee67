import { randomUUID } from 'node:crypto';
import type { CaseSignal, CaseSubject } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

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
export async function openCase(transaction: DatabaseTransaction, opened: NewCase): Promise<string> {
  // The update changes nothing: it locks the open one, and returns it.
  const { id } = await transaction
    .insertInto('cases')
    .values(rowOf(opened))
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

/** Opens a case of each subject, or sets what the rules find in it now. Of a reported one, the copy stays what was reported. */
export async function openCasesOfSignals(
  transaction: DatabaseTransaction,
  cases: readonly (NewCase & FoundSignals)[],
): Promise<void> {
  if (cases.length === 0) return;
  const rows = cases.map(({ signals, weight, ...opened }) => ({
    ...rowOf(opened),
    signals: JSON.stringify(signals),
    signal_weight: weight,
  }));
  await transaction
    .insertInto('cases')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_id'])
        .where('decided_at', 'is', null)
        .where('settled_at', 'is', null)
        .doUpdateSet((row) => ({
          subject: row
            .case()
            .when('cases.report_count', '=', 0)
            .then(row.ref('excluded.subject'))
            .else(row.ref('cases.subject'))
            .end(),
          signals: row.ref('excluded.signals'),
          signal_weight: row.ref('excluded.signal_weight'),
        })),
    )
    .execute();
}

function rowOf({ subjectType, subjectId, subject, employerId, now }: NewCase) {
  return {
    // Says nothing of when the first report was made: whom the case is about sees it.
    id: randomUUID(),
    subject_type: subjectType,
    subject_id: subjectId,
    subject: JSON.stringify(subject),
    employer_id: employerId,
    opened_at: now,
  };
}

interface Subjects {
  readonly subjectType: CaseSubjectType;
  readonly subjectIds: readonly string[];
}

/** Settles the open cases of subjects in which nothing is found any more, unless somebody has reported them. */
export async function settleCasesOf(
  transaction: DatabaseTransaction,
  { subjectType, subjectIds }: Subjects,
  now: Date,
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
    .where('subject_id', 'in', subjectIds)
    .where('decided_at', 'is', null)
    .where('settled_at', 'is', null)
    .execute();
}
