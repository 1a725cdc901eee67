import type { Queryable } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from '../platform.ts';
import { newAppealPass } from './appeal-pass.ts';
import { type Account, accountColumn } from './sessions.ts';

/**
 * Refuses to sign in to a suspended account. Only someone who could sign in otherwise hears of it, so it comes after every
 * other check. A company gets a pass, with which it reads why and appeals.
 * @throws {AppError} account_suspended, with the pass as `appealToken`
 */
export async function requireNotSuspended(
  database: Queryable,
  platform: Pick<Platform, 'clock' | 'config' | 'secrets'>,
  { kind, accountId }: Account,
): Promise<void> {
  const row = await database
    .selectFrom(kind === 'seeker' ? 'seekers' : 'employers')
    .select(['suspended_at', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row?.suspended_at) return;
  if (kind === 'seeker') {
    const isMailed = row.email_confirmed_at !== null;
    throw suspended(messageOfSeeker(platform.config.salesEmail, isMailed));
  }
  const found = await findSuspensionForGood(database, { kind, accountId });
  if (!found?.case_id) {
    throw suspended('Sign in again in ten minutes to read why, and to appeal.');
  }
  throw new AppError('account_suspended', {
    message: 'Your account is suspended. Read why, and appeal if you think that this is wrong.',
    details: {
      appealToken: newAppealPass(platform, { caseId: found.case_id, employerId: accountId }),
    },
  });
}

function suspended(message: string): AppError {
  return new AppError('account_suspended', { message: `Your account is suspended. ${message}` });
}

/** As the mail about it. An address that may be a stranger's is not mailed. */
function messageOfSeeker(address: string, isMailed: boolean): string {
  return isMailed
    ? `We email you why. If you think that this is wrong, write to ${address} and say why.`
    : `To hear why, or if you think that this is wrong, write to ${address}.`;
}

/** Whether an account is suspended, and that can no longer be undone without a trace. */
export async function isSuspendedForGood(database: Queryable, account: Account): Promise<boolean> {
  return (await findSuspensionForGood(database, account)) !== undefined;
}

function findSuspensionForGood(database: Queryable, { kind, accountId }: Account) {
  return database
    .selectFrom('suspensions')
    .select('case_id')
    .where(accountColumn(kind), '=', accountId)
    .where('completed_at', 'is not', null)
    .where('restored_at', 'is', null)
    .executeTakeFirst();
}
