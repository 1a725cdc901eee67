import { AppError } from '../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSecondFactor } from './second-factors.queries.ts';
import { useCode } from './use-code.ts';

/**
 * Requires a code where the account has a second factor. Runs in the transaction that starts the session, with the
 * account's row locked; the attempt must count until that has committed, so that codes cannot be guessed.
 * @throws {AppError} second_factor_required without a code; wrong_code
 */
export async function requireSecondFactor(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'clock' | 'secrets'>,
  account: Account,
  code: string | undefined,
): Promise<void> {
  const factor = await findSecondFactor(transaction, account);
  if (!factor?.enabled_at) return;
  if (code === undefined || code.trim() === '') throw new AppError('second_factor_required');
  if (!(await useCode(transaction, platform, factor, code))) throw new AppError('wrong_code');
}
