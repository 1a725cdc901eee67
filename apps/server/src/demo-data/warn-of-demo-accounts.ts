import { verifyPassword } from '../platform/authentication/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { DEMO_PASSWORD } from '../platform/authentication/published-password.ts';
import { demoAccounts, demoOperator } from '@nextshift/demo-data/accounts';

const emails = [...Object.values(demoAccounts), demoOperator].map(({ email }) => email);

/**
 * Says on a public board that it has accounts of the demo, as one that was restored from a local board
 * has. Nobody signs in to them with the published password; their jobs and profiles are still shown.
 */
export async function warnOfDemoAccounts({
  config,
  database,
  log,
}: Pick<Platform, 'config' | 'database' | 'log'>): Promise<void> {
  if (config.allowsDemo) return;
  const rows = await database
    .selectFrom('seekers')
    .select(['email', 'password_hash'])
    .where('email', 'in', emails)
    .unionAll(
      database
        .selectFrom('employers')
        .select(['email', 'password_hash'])
        .where('email', 'in', emails),
    )
    .unionAll(
      database
        .selectFrom('operators')
        .select(['email', 'password_hash'])
        .where('email', 'in', emails),
    )
    .execute();
  for (const { email, password_hash: hash } of rows) {
    if (!(await verifyPassword(hash, DEMO_PASSWORD))) continue;
    log.warn(
      `This public board has accounts of the demo, ${email} among them. Their published password opens nothing here.`,
    );
    return;
  }
}
