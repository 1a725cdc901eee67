import type { Queryable } from '../../../platform/database/database.ts';

/** What was held of a case, the first first. */
export function findVersions(database: Queryable, caseId: string) {
  return database
    .selectFrom('held_versions')
    .select(['read_at', 'fields', 'signals', 'risk', 'passages'])
    .where('case_id', '=', caseId)
    .orderBy('read_at')
    .orderBy('id')
    .execute();
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
