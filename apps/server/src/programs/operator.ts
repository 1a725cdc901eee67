import { isEmailAddress, readEmail } from '@nextshift/contract';
import { ConfigError, loadConfig } from '../config.ts';
import { addOperator, removeOperator } from '../wings/identity/index.ts';
import { totpUri } from '../platform/authentication/totp.ts';
import { describeFailure } from '../platform/backup/describe-failure.ts';
import { openForBackup } from '../platform/backup/open-database.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { createSecretBox } from '../platform/security/secret-box.ts';
import { loadSecretKey } from '../platform/security/secret-key.ts';

const MAX_CONNECTIONS = 2;
const USAGE = 'Say what to do: npm run operator -- add <email>, or remove <email>';

/** Adds or removes an operator. @returns what to print */
async function manage(command: string, email: string): Promise<string[]> {
  const config = loadConfig(process.env);
  const log = createLog({ logLevel: 'warn' });
  const opened = await openForBackup(config, log);
  const { connectionString } = opened;
  const database = createDatabase({ connectionString, log, max: MAX_CONNECTIONS });
  try {
    const secrets = createSecretBox(await loadSecretKey(config));
    const parts = { database, clock: systemClock, secrets };
    if (command === 'remove') {
      if (!(await removeOperator(parts, email))) throw new ConfigError(`${email} is no operator.`);
      return [`${email} is no longer an operator, and is signed out everywhere.`];
    }
    const { password, totpSecret } = await addOperator(parts, email);
    return [
      `${email} signs in at ${config.publicUrl}/operator/login. This is shown once:`,
      `  Password      ${password}`,
      `  Authenticator ${totpSecret}`,
      `                ${totpUri(totpSecret, email)}`,
    ];
  } finally {
    await database.destroy();
    await opened.close();
  }
}

try {
  const [command = '', address = '', ...more] = process.argv.slice(2);
  const email = readEmail(address);
  if (!['add', 'remove'].includes(command) || !isEmailAddress(email) || more.length > 0) {
    throw new ConfigError(USAGE);
  }
  console.log((await manage(command, email)).join('\n'));
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error, 'change of operators'));
  process.exit(1);
}
