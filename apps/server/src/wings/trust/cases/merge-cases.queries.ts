import { APPEAL_TEXT_MAX } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { moveVersions } from '../../screening/index.ts';
import type { LockedCase } from './decisions.queries.ts';

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
    .returning(['id', 'heavy_since'])
    .executeTakeFirst();
  if (!newer) return false;
  const { heavy_since: heavySince } = newer;
  if (heavySince) await setHeavy(transaction, caseId, heavySince);
  await moveVersions(transaction, { from: newer.id, to: caseId });
  await mergeReports(transaction, { from: newer.id, to: caseId });
  await mergeAppeals(transaction, { from: newer.id, to: caseId });
  return true;
}

/** It is the heavy one from now on, unless it was so before. */
async function setHeavy(
  transaction: DatabaseTransaction,
  caseId: string,
  heavySince: Date,
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set({ heavy_since: heavySince })
    .where('id', '=', caseId)
    .where('heavy_since', 'is', null)
    .execute();
}

interface Merge {
  readonly from: string;
  readonly to: string;
}

async function mergeReports(transaction: DatabaseTransaction, { from, to }: Merge): Promise<void> {
  await sql`
    with again as (
      delete from reports using reports earlier
      where reports.case_id = ${from} and earlier.case_id = ${to}
        and (reports.seeker_id = earlier.seeker_id or reports.employer_id = earlier.employer_id)
      returning earlier.id, reports.note)
    update reports set note = again.note
    from again where reports.id = again.id and again.note is not null`.execute(transaction);
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

/** Of two appeals against one measure the earlier goes on, with both texts if they fit, else with the later. */
async function mergeAppeals(transaction: DatabaseTransaction, { from, to }: Merge): Promise<void> {
  await sql`
    with again as (
      delete from appeals using appeals earlier
      where appeals.case_id = ${from} and earlier.case_id = ${to}
        and appeals.measure = earlier.measure
      returning earlier.id, earlier.text || E'\n\n' || appeals.text as joined, appeals.text)
    update appeals
    set text = case when char_length(again.joined) > ${APPEAL_TEXT_MAX} then again.text else again.joined end
    from again where appeals.id = again.id`.execute(transaction);
  for (const table of ['appeals', 'appeal_links'] as const) {
    await transaction.updateTable(table).set({ case_id: to }).where('case_id', '=', from).execute();
  }
}
