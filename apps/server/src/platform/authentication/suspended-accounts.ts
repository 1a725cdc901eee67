import type { Config } from '../../config.ts';
import type { Queryable } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { type Account, accountColumn, type SessionKind } from './sessions.ts';

/**
 * Refuses to sign in to a suspended account. Only someone who has its password or a passkey hears of it, so it comes after that check.
 * @throws {AppError} account_suspended
 */
export async function requireNotSuspended(
  database: Queryable,
  { salesEmail }: Pick<Config, 'salesEmail'>,
  { kind, accountId }: Account,
): Promise<void> {
  const row = await database
    .selectFrom(kind === 'seeker' ? 'seekers' : 'employers')
    .select(['suspended_at', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row?.suspended_at) return;
  const message = row.email_confirmed_at === null ? unmailedMessage : MESSAGES[kind];
  throw new AppError('account_suspended', { message: message(salesEmail) });
}

/** An address that may be a stranger's is not mailed. */
const unmailedMessage = (address: string) =>
  `Your account is suspended. To hear why, or if you think that this is wrong, write to ${address}.`;

/** They say what the mail about it says. */
const MESSAGES: Readonly<Record<SessionKind, (address: string) => string>> = {
  employer: (address) =>
    `Your account is suspended. We mail you why, with a link to appeal. You can also write to ${address}.`,
  seeker: (address) =>
    `Your account is suspended. We mail you why. If you think that this is wrong, write to ${address} and say why.`,
};

/** Whether an account is suspended, and that can no longer be undone without a trace. */
export async function isSuspendedForGood(
  database: Queryable,
  { kind, accountId }: Account,
): Promise<boolean> {
  const row = await database
    .selectFrom('suspensions')
    .select('id')
    .where(accountColumn(kind), '=', accountId)
    .where('completed_at', 'is not', null)
    .where('restored_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
