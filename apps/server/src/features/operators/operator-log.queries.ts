import * as z from 'zod';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../platform/database/keyset-cursor.ts';

interface Act {
  readonly act: 'signed_in' | 'viewed_case';
  readonly operatorId: string;
  readonly caseId: string | null;
  readonly now: Date;
}

/** Logs what an operator did or looked at. Decisions and their undoing are logged by the database. */
export async function logAct(
  database: Queryable,
  { act, operatorId, caseId, now }: Act,
): Promise<void> {
  await database
    .insertInto('operator_log')
    .values({ at: now, operator_id: operatorId, act, case_id: caseId })
    .execute();
}

export type LogRow = Awaited<ReturnType<typeof findLog>>['rows'][number];

/** Digits: the id of the last entry of the page before. */
const logCursor = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** One page of the log, newest first. */
export async function findLog(
  database: Queryable,
  page: { limit: number; cursor?: string | undefined },
) {
  let query = database
    .selectFrom('operator_log')
    .innerJoin('operators', 'operators.id', 'operator_log.operator_id')
    .leftJoin('cases', 'cases.id', 'operator_log.case_id')
    .select([
      sql<string>`operator_log.id::text`.as('id'),
      'operator_log.at',
      'operator_log.act',
      'operator_log.case_id',
      'operator_log.decision',
      'operator_log.action',
      'operator_log.outcome',
      'operator_log.reason',
      'operators.email',
      'cases.subject',
    ]);
  if (page.cursor !== undefined) {
    const [id] = decodeCursor(page.cursor, logCursor);
    query = query.where(sql<boolean>`operator_log.id < ${id}::bigint`);
  }
  const rows = await query
    .orderBy('operator_log.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) => encodeCursor([row.id]));
}
