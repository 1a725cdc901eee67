import type { BodyOf, enableSecondFactor as endpoint } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { endAccountSessions, type Session } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceAccountChange } from '../account-mail/index.ts';
import { changeWithPassword } from '../passwords/index.ts';
import { newRecoveryCodes, foldRecoveryCode } from './recovery-codes.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  insertRecoveryCodes,
  markEnabled,
  type SecondFactorRow,
} from './second-factors.queries.ts';
import { useAuthenticatorCode, useCode } from './use-code.ts';

interface Call {
  readonly session: Session;
  readonly body: BodyOf<typeof endpoint>;
  readonly origin: CallOrigin;
}

/** Requires a code at each sign-in from now on. @returns the recovery codes, which nobody can read again */
export async function enableSecondFactor(
  platform: Platform,
  backoff: LoginBackoff,
  call: Call,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await changeSecondFactor(platform, backoff, call, {
    news: 'second_factor_on',
    async change(transaction, factor) {
      if (factor?.enabled_at) throw new AppError('second_factor_on');
      const isRight =
        factor && (await useAuthenticatorCode(transaction, platform, factor, call.body.code));
      if (!isRight) throw new AppError('wrong_code');
      await markEnabled(transaction, factor.id, platform.clock());
      await insertRecoveryCodes(transaction, factor.id, codes.map(foldRecoveryCode));
    },
  });
  return codes;
}

/** Lets the password alone sign in again. */
export async function disableSecondFactor(
  platform: Platform,
  backoff: LoginBackoff,
  call: Call,
): Promise<void> {
  await changeSecondFactor(platform, backoff, call, {
    news: 'second_factor_off',
    async change(transaction, factor) {
      if (!factor?.enabled_at) throw new AppError('second_factor_off');
      if (!(await useCode(transaction, platform, factor, call.body.code))) {
        throw new AppError('wrong_code');
      }
      await deleteSecondFactor(transaction, factor.id);
    },
  });
}

interface Change {
  readonly news: 'second_factor_on' | 'second_factor_off';
  /** @throws {AppError} if the code is wrong */
  readonly change: (
    transaction: DatabaseTransaction,
    factor: SecondFactorRow | undefined,
  ) => Promise<void>;
}

/**
 * Changes the second factor with password and code, ends the other sessions and mails the owner. A wrong code counts
 * like a wrong password, so that a stolen session and password do not allow to guess it.
 */
async function changeSecondFactor(
  platform: Platform,
  backoff: LoginBackoff,
  { session, body, origin }: Call,
  { news, change }: Change,
): Promise<void> {
  const call = { session, password: body.currentPassword, origin };
  await changeWithPassword(platform, backoff, call, async (transaction, { email }) => {
    await change(transaction, await findSecondFactor(transaction, session));
    await endAccountSessions(transaction, session, session);
    await announceAccountChange(transaction, platform, { account: session, email, news });
  });
}
