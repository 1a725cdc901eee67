import type { BodyOf, changePassword as endpoint } from '@nextshift/contract';
import type { LoginBackoff } from '../../platform/login-backoff.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessionsOf, type Session } from '../../platform/sessions.ts';
import { setPassword, voidResetTokens } from './passwords.queries.ts';
import { requirePassword } from './require-password.ts';

/** Changes one's own password; every other session of the account ends, and so do links that were mailed. */
export async function changePassword(
  platform: Platform,
  backoff: LoginBackoff,
  session: Session,
  { currentPassword, newPassword }: BodyOf<typeof endpoint>,
  ip: string,
): Promise<void> {
  const { database, clock } = platform;
  await requirePassword(platform, backoff, { account: session, password: currentPassword, ip });
  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await setPassword(transaction, session, { passwordHash, now });
    await voidResetTokens(transaction, session, { now });
    await endSessionsOf(transaction, session, session);
  });
}
