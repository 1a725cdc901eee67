import { join } from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createSecretBox } from './secret-box.ts';
import {
  addSecretKey,
  listSealedValues,
  lockSecretKeys,
  sealedColumns,
} from './secret-keys.queries.ts';
import { parseSecretKeys } from './secret-keys.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Identifies a key in a database without revealing it. */
export function databaseFingerprint(key: string): string {
  return createSecretBox(key).mac('the key of a database').toString('hex');
}

interface ClaimOptions {
  readonly config: Pick<Config, 'secretKey' | 'dataDir'>;
  readonly database: Database;
  readonly clock: Clock;
  /** As loaded; may contain several keys. */
  readonly secretKey: string;
}

/**
 * Records in the database which key encrypts from now on.
 * @throws {ConfigError} if something in it may be encrypted with a key that we do not have
 */
export async function claimSecretKeys(options: ClaimOptions): Promise<void> {
  const { database, clock, config, secretKey } = options;
  const ours = parseSecretKeys(secretKey).map(databaseFingerprint);
  await database.transaction().execute(async (transaction) => {
    const needed = await lockSecretKeys(transaction);
    const isOfOthers =
      needed.length > 0
        ? needed.some((fingerprint) => !ours.includes(fingerprint))
        : !(await opensTaxNumbers(transaction, secretKey));
    if (isOfOthers) throw new ConfigError(complaint(config));
    await addSecretKey(transaction, ours[0] ?? '', clock());
  });
}

/** A database without a recorded key may come from an earlier version. */
async function opensTaxNumbers(database: Database, secretKey: string): Promise<boolean> {
  const [taxNumbers] = sealedColumns;
  const [value] = await listSealedValues(database, taxNumbers, { afterId: FIRST_ID, limit: 1 });
  if (!value) return true;
  try {
    createSecretBox(secretKey).decrypt(value.sealed);
    return true;
  } catch {
    return false;
  }
}

function complaint({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  return secretKey === undefined
    ? `${join(dataDir, 'secret-key')} is not the key of this database. Set SECRET_KEY or DATA_DIR as they were.`
    : 'SECRET_KEY lacks the key of this database. Set it as it was, or name the old one behind the new one (new,old).';
}
