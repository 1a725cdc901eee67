import type { Queryable } from '../database/database.ts';
import type { Account } from './sessions.ts';

/** Whether the owner of an account has used a link that was mailed to its present address. */
export async function isEmailConfirmed(
  database: Queryable,
  { kind, accountId }: Account,
): Promise<boolean> {
  const row = await database
    .selectFrom(kind === 'seeker' ? 'seekers' : 'employers')
    .select('email_confirmed_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return !!row?.email_confirmed_at;
}
