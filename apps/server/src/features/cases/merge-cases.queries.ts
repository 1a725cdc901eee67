import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { LockedCase } from './decisions.queries.ts';

/** Longest text of an appeal, in characters. */
const APPEAL_MAX = 2000;

/**
 * Merges a case that was opened of the same subject since this one was decided into it, with its reports and appeals, and
 * settles it. A person's second report is their first one again, with the later note.
 * @returns whether there was one
 */
export async function mergeNewerCase(
  transaction: DatabaseTransaction,
  { id: caseId, subject_type: subjectType, subject_id: subjectId }: LockedCase,
  now: Date,
): Promise<boolean> {
  const newer = await transaction
    .updateTable('cases')
    .set({ settled_at: now })
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('decided_at', 'is', null)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!newer) return false;
  await mergeReports(transaction, { from: newer.id, to: caseId });
  await mergeAppeals(transaction, { from: newer.id, to: caseId });
  return true;
}

interface Merge {
  readonly from: string;
  readonly to: string;
}

async function mergeReports(transaction: DatabaseTransaction, { from, to }: Merge): Promise<void> {
  await sql`
    update reports set note = coalesce(later.note, reports.note)
    from reports later
    where reports.case_id = ${to} and later.case_id = ${from}
      and (reports.seeker_id = later.seeker_id or reports.employer_id = later.employer_id)`.execute(
    transaction,
  );
  await sql`
    delete from reports later using reports
    where reports.case_id = ${to} and later.case_id = ${from}
      and (reports.seeker_id = later.seeker_id or reports.employer_id = later.employer_id)`.execute(
    transaction,
  );
  const { numUpdatedRows } = await transaction
    .updateTable('reports')
    .set({ case_id: to })
    .where('case_id', '=', from)
    .executeTakeFirst();
  const moved = Number(numUpdatedRows);
  await transaction
    .updateTable('cases')
    .set((row) => ({ report_count: row('report_count', '+', moved) }))
    .where('id', '=', to)
    .execute();
  await transaction.updateTable('cases').set({ report_count: 0 }).where('id', '=', from).execute();
}

/** Of two appeals against one measure the earlier goes on, with both texts as far as they fit. */
async function mergeAppeals(transaction: DatabaseTransaction, { from, to }: Merge): Promise<void> {
  await sql`
    update appeals set text = case
      when char_length(appeals.text) + char_length(later.text) + 2 > ${APPEAL_MAX} then later.text
      else appeals.text || E'\n\n' || later.text end
    from appeals later
    where appeals.case_id = ${to} and later.case_id = ${from} and appeals.measure = later.measure`.execute(
    transaction,
  );
  await sql`
    delete from appeals later using appeals
    where appeals.case_id = ${to} and later.case_id = ${from} and appeals.measure = later.measure`.execute(
    transaction,
  );
  for (const table of ['appeals', 'appeal_links'] as const) {
    await transaction.updateTable(table).set({ case_id: to }).where('case_id', '=', from).execute();
  }
}
