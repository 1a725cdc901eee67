import { randomUUID } from 'node:crypto';
import type { CaseSignal, CaseSubject } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

export type CaseSubjectType = 'job' | 'company' | 'application' | 'message';

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
  /** Since when it is held heavily; null if it is not. */
  readonly heavySince: Date | null;
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

/**
 * Opens a case of each subject, or sets what the rules find in it now. Of a reported one, the copy stays what was
 * reported. @returns the id of the open case of each subject
 */
export async function openCasesOfSignals(
  transaction: DatabaseTransaction,
  cases: readonly (NewCase & FoundSignals)[],
): Promise<ReadonlyMap<string, string>> {
  if (cases.length === 0) return new Map();
  const rows = cases.map(({ signals, weight, heavySince, ...opened }) => ({
    ...rowOf(opened),
    signals: JSON.stringify(signals),
    signal_weight: weight,
    heavy_since: heavySince,
  }));
  const stored = await transaction
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
          heavy_since: row.fn.coalesce('cases.heavy_since', 'excluded.heavy_since'),
        })),
    )
    .returning(['id', 'subject_id'])
    .execute();
  return new Map(stored.map(({ id, subject_id: subjectId }) => [subjectId, id]));
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
  /** The case whose decision settles them, with what they had found; by default an edit does. */
  readonly settledBy?: string;
}

/** Settles the open cases of subjects in which nothing is found any more, unless somebody has reported them. */
export async function settleCasesOf(
  transaction: DatabaseTransaction,
  { subjectType, subjectIds, settledBy }: Subjects,
  now: Date,
): Promise<void> {
  const isReported = sql<boolean>`report_count > 0`;
  await transaction
    .updateTable('cases')
    .set((row) => ({
      ...(settledBy === undefined ? { signals: '[]', signal_weight: 0 } : {}),
      settled_at: row
        .case()
        .when(isReported)
        .then(null)
        .else(sql<Date>`${now}::timestamptz`)
        .end(),
      settled_by: row
        .case()
        .when(isReported)
        .then(null)
        .else(sql<string | null>`${settledBy ?? null}::uuid`)
        .end(),
    }))
    .where('subject_type', '=', subjectType)
    .where('subject_id', 'in', subjectIds)
    .where('decided_at', 'is', null)
    .where('settled_at', 'is', null)
    .execute();
}
