import { randomBytes } from 'node:crypto';
import { endSessionsOfOperator } from '../../../platform/authentication/operator-sessions.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import { newTotpSecret } from '../../../platform/authentication/totp.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markOperatorRemoved, upsertOperator } from './operators.queries.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'secrets'>;

/** What an operator signs in with: shown once, where the operator is added. */
interface OperatorKeys {
  readonly password: string;
  /** The secret of the authenticator, in base32. */
  readonly totpSecret: string;
}

const PASSWORD_BYTES = 15;

/** Adds an operator, or gives one new keys and ends the sessions of the old ones. */
export async function addOperator(
  { database, clock, secrets }: Parts,
  email: string,
  {
    password = randomBytes(PASSWORD_BYTES).toString('base64url'),
    totpSecret = newTotpSecret(),
  }: Partial<OperatorKeys> = {},
): Promise<OperatorKeys> {
  const passwordHash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    const operator = { id: newId(), email, passwordHash, now: clock() };
    const sealed = secrets.encrypt(totpSecret);
    const id = await upsertOperator(transaction, { ...operator, totpSecret: sealed });
    await endSessionsOfOperator(transaction, id);
  });
  return { password, totpSecret };
}

/** Ends an operator's sessions for good; what the operator did stays in the log. @returns whether there was one */
export function removeOperator({ database, clock }: Parts, email: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const id = await markOperatorRemoved(transaction, email, clock());
    if (id === undefined) return false;
    await endSessionsOfOperator(transaction, id);
    return true;
  });
}
