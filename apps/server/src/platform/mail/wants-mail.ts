import type { NewsKind } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Account } from '../authentication/sessions.ts';
import type { Queryable } from '../database/database.ts';

/** Whether an account wants mails about a kind of news, in a query that reads its table. */
export function wantsMail(table: 'seekers' | 'employers', kind: NewsKind) {
  const [isOn, muted] = [sql.ref(`${table}.notify_by_email`), sql.ref(`${table}.muted_mail`)];
  return sql<boolean>`(${isOn} and ${kind} <> all(${muted}))`;
}

/** Whether an account wants mails about a kind of news. */
export async function isMailWanted(
  database: Queryable,
  { kind, accountId }: Account,
  news: NewsKind,
): Promise<boolean> {
  const table = kind === 'seeker' ? 'seekers' : 'employers';
  const row = await database
    .selectFrom(table)
    .select(wantsMail(table, news).as('isWanted'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.isWanted ?? false;
}
