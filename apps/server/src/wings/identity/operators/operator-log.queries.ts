import * as z from 'zod';
import { sql } from 'kysely';
import type { Account, SessionKind } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../../platform/database/keyset-cursor.ts';

/** What an operator did or looked at, and the case or the accounts that it was about. */
type Act =
  | { readonly act: 'signed_in' }
  | {
      readonly act: 'viewed_case' | 'claimed_case' | 'released_case';
      readonly caseId: string;
    }
  | { readonly act: 'viewed_account'; readonly account: Account }
  | { readonly act: 'set_thresholds'; readonly reason: string }
  | { readonly act: 'verified_account'; readonly account: Account; readonly reason: string }
  | {
      readonly act: 'searched_accounts';
      readonly kind: SessionKind;
      /** The accounts that were shown. */
      readonly foundIds: readonly string[];
    };

/**
 * Logs what an operator did or looked at. Decisions, their undoing, suspensions and restorations are logged by the
 * database.
 * @returns the id of the entry
 */
export async function logAct(
  database: Queryable,
  { operatorId, now, ...about }: Act & { readonly operatorId: string; readonly now: Date },
): Promise<string> {
  const { id } = await database
    .insertInto('operator_log')
    .values({ at: now, operator_id: operatorId, act: about.act, ...columnsOf(about) })
    .returning(sql<string>`id::text`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

function columnsOf(about: Act) {
  switch (about.act) {
    case 'signed_in':
      return {};
    case 'set_thresholds':
      return { reason: about.reason };
    case 'viewed_case':
    case 'claimed_case':
    case 'released_case':
      return { case_id: about.caseId };
    case 'searched_accounts':
      return { account_kind: about.kind, found_ids: [...about.foundIds] };
    case 'viewed_account':
      return { account_kind: about.account.kind, account_id: about.account.accountId };
    case 'verified_account': {
      const { kind, accountId } = about.account;
      return { account_kind: kind, account_id: accountId, reason: about.reason };
    }
  }
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
    .leftJoin('employers', 'employers.id', 'operator_log.account_id')
    .select([
      sql<string>`operator_log.id::text`.as('id'),
      'operator_log.at',
      'operator_log.act',
      'operator_log.case_id',
      'operator_log.decision',
      'operator_log.action',
      'operator_log.outcome',
      'operator_log.reason',
      'operator_log.account_kind',
      'operator_log.account_id',
      sql<number | null>`cardinality(operator_log.found_ids)`.as('found_count'),
      'operators.email',
      'cases.subject',
      'employers.company_name',
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

/** An entry of the log for a mail about it: who did it, and why or what was set. */
export function findActToMail(database: Queryable, entryId: string) {
  return database
    .selectFrom('operator_log')
    .innerJoin('operators', 'operators.id', 'operator_log.operator_id')
    .select(['operator_log.reason', 'operators.email'])
    .where('operator_log.id', '=', entryId)
    .executeTakeFirst();
}

/** What operators did to an account, the last first. */
export function findActsOn(database: Queryable, { kind, accountId }: Account, limit: number) {
  return database
    .selectFrom('operator_log')
    .innerJoin('operators', 'operators.id', 'operator_log.operator_id')
    .select(['operator_log.at', 'operator_log.act', 'operator_log.reason', 'operators.email'])
    .where('operator_log.account_id', '=', accountId)
    .where('operator_log.account_kind', '=', kind)
    .where('operator_log.act', '<>', 'viewed_account')
    .orderBy('operator_log.id', 'desc')
    .limit(limit)
    .execute();
}
