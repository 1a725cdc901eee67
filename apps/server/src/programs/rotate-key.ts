import { ConfigError, loadConfig } from '../config.ts';
import { describeFailure } from '../platform/backup/describe-failure.ts';
import { openForBackup } from '../platform/backup/open-database.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { systemClock } from '../platform/clock.ts';
import { findSecretKey } from '../platform/security/secret-key.ts';
import { claimSecretKeys } from '../platform/security/claim-secret-keys.ts';
import { rotateSecretKey } from '../platform/security/rotate-secret-key.ts';

const MAX_CONNECTIONS = 2;

try {
  const config = loadConfig(process.env);
  const log = createLog({ logLevel: 'warn' });
  const secretKey = await findSecretKey(config);
  if (secretKey === undefined) {
    throw new ConfigError('Set SECRET_KEY or DATA_DIR as the server has it.');
  }
  const opened = await openForBackup(config, log);
  const { connectionString } = opened;
  const database = createDatabase({ connectionString, log, max: MAX_CONNECTIONS });
  await claimSecretKeys({ config, database, clock: systemClock, secretKey });
  const { resealed, waiting } = await rotateSecretKey(database, secretKey);
  await database.destroy();
  await opened.close();
  const sealed = Object.entries(resealed).map(([what, count]) => `${count} ${what}`);
  console.log(`Sealed with the newest key: ${sealed.join(', ')}.`);
  if (waiting > 0) {
    throw new ConfigError(`${waiting} mails are being sent; run this again in a minute.`);
  }
  console.log('The database needs no older key: take them out of SECRET_KEY.');
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error, 'rotation'));
  process.exit(1);
}
