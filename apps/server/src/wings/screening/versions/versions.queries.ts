import { CASE_VERSIONS_MAX } from '@nextshift/contract';
import { type Insertable, sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/database-schema.ts';

/** What was held of a case, the first first. */
export function findVersions(database: Queryable, caseId: string) {
  return database
    .selectFrom('held_versions')
    .select(['read_at', 'fields', 'signals', 'risk', 'passages'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}

/** The riskiest version that the model held of each job whose case nobody has decided. */
export function findRiskiestVersions(database: Queryable, jobIds: readonly string[]) {
  return database
    .selectFrom('cases')
    .innerJoin('held_versions', 'held_versions.case_id', 'cases.id')
    .distinctOn('cases.subject_id')
    .select(['cases.subject_id as jobId', 'fields', 'passages'])
    .where('cases.subject_type', '=', 'job')
    .where('cases.subject_id', 'in', jobIds)
    .where('cases.decided_at', 'is', null)
    .where('cases.settled_at', 'is', null)
    .where(sql<boolean>`held_versions.signals @> '[{"rule": "model"}]'`)
    .orderBy('cases.subject_id')
    .orderBy('risk', 'desc')
    .execute();
}

export async function insertVersions(
  transaction: DatabaseTransaction,
  rows: readonly Insertable<DB['held_versions']>[],
): Promise<void> {
  await transaction
    .insertInto('held_versions')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('held_versions_once').doNothing())
    .execute();
}

/** Keeps the first version of each case and the newest others. */
export async function trimVersions(
  transaction: DatabaseTransaction,
  caseIds: readonly string[],
): Promise<void> {
  await sql`
    delete from held_versions using (
      select id, row_number() over (partition by case_id order by id) as place,
        row_number() over (partition by case_id order by id desc) as place_from_last
      from held_versions where case_id = any(${caseIds}::uuid[])
    ) as placed
    where held_versions.id = placed.id and placed.place > 1
      and placed.place_from_last >= ${CASE_VERSIONS_MAX}`.execute(transaction);
}

/** Gives the versions of a case to another one, which keeps its own of equal texts. */
export async function moveVersions(
  transaction: DatabaseTransaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update held_versions set case_id = ${to}
    where case_id = ${from} and text_digest not in (
      select text_digest from held_versions where case_id = ${to})`.execute(transaction);
  await transaction.deleteFrom('held_versions').where('case_id', '=', from).execute();
}

/** Other cases of a company about something that was held, opened before one. */
export async function countHeldBefore(
  database: Queryable,
  { employerId, caseId, openedAt }: { employerId: string; caseId: string; openedAt: Date },
): Promise<number> {
  const { count } = await database
    .selectFrom('cases')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('id', '<>', caseId)
    .where('opened_at', '<=', openedAt)
    .where((row) =>
      row.exists(
        row
          .selectFrom('held_versions')
          .select('held_versions.id')
          .whereRef('held_versions.case_id', '=', 'cases.id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
