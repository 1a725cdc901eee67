import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { findTotpStep } from '../../../platform/authentication/totp.ts';
import type { Platform } from '../../../platform/platform.ts';
import { foldRecoveryCode } from './recovery-codes.ts';
import { type SecondFactorRow, useRecoveryCode, useTotpStep } from './second-factors.queries.ts';

/** Consumes a code of the authenticator. @returns false if it is wrong or was used before */
export async function useAuthenticatorCode(
  transaction: DatabaseTransaction,
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
  { id, totp_secret, totp_step }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const secret = secrets.decrypt(totp_secret);
  const step = findTotpStep(secret, code, { now: clock(), afterStep: totp_step });
  return step !== null && (await useTotpStep(transaction, id, step));
}

/** What authenticators show; recovery codes are longer. */
const SIX_DIGITS = /^\d{6}$/;

/** Consumes a code of the authenticator or a recovery code. @returns false if it is neither, or was used before */
export function useCode(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'clock' | 'secrets'>,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const folded = foldRecoveryCode(code);
  if (SIX_DIGITS.test(folded)) return useAuthenticatorCode(transaction, platform, factor, folded);
  return useRecoveryCode(transaction, factor.id, { code: folded, now: platform.clock() });
}
