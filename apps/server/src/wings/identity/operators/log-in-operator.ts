import type { BodyOf, logInOperator as endpoint, Operator } from '@nextshift/contract';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import {
  startOperatorSession,
  type StartedOperatorSession,
} from '../../../platform/authentication/operator-sessions.ts';
import { verifyPassword } from '../../../platform/authentication/passwords.ts';
import { requirePrivatePassword } from '../../../platform/authentication/published-password.ts';
import { findTotpStep } from '../../../platform/authentication/totp.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { logAct } from './operator-log.queries.ts';
import { findOperatorCredentials, useTotpStep } from './operators.queries.ts';

/**
 * Responds the same to an unknown email and a wrong password. Only someone who has the password learns that the code is
 * wrong or used, which counts as a guess like a wrong password.
 */
export async function logInOperator(
  { config, database, clock, secrets }: Platform,
  backoff: LoginBackoff,
  { email, password, code }: BodyOf<typeof endpoint>,
  origin: CallOrigin,
): Promise<{ operator: Operator; startedOperatorSession: StartedOperatorSession }> {
  requirePrivatePassword(config, password, origin);
  const admitted = await backoff.admit({ kind: 'operator', email, origin });
  const found = await findOperatorCredentials(database, email);
  const matches = await verifyPassword(found?.password_hash ?? null, password);
  if (!found || !matches) throw new AppError('invalid_credentials');
  const now = clock();
  const secret = secrets.decrypt(found.totp_secret);
  const step = findTotpStep(secret, code, { now, afterStep: found.totp_step });
  if (step === null) throw new AppError('operator_code_refused');
  const startedOperatorSession = await database.transaction().execute(async (transaction) => {
    if (!(await useTotpStep(transaction, found.id, step))) {
      throw new AppError('operator_code_refused');
    }
    await logAct(transaction, { act: 'signed_in', operatorId: found.id, now });
    const owner = { operatorId: found.id, userAgent: origin.userAgent };
    return startOperatorSession(transaction, clock, owner);
  });
  await backoff.succeed(admitted, found.id);
  return { operator: { id: found.id, email: found.email }, startedOperatorSession };
}
