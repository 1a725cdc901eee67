import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createSecretBox } from '../security/secret-box.ts';
import { findSecretKey, storeSecretKey } from '../security/secret-key.ts';
import { parseSecretKeys } from '../security/secret-keys.ts';
import { BackupError } from './backup-error.ts';
import { KEY_FILE, type Manifest } from './manifest.ts';

type KeyOfBackup = Manifest['secretKey'];

/** Identifies a key, or the newest of several, without revealing it. */
function fingerprintOf(key: string): string {
  return createSecretBox(key).mac('the key of a backup').toString('hex');
}

/**
 * Without its key a board cannot read its tax numbers. A key generated in DATA_DIR is part of the backup;
 * SECRET_KEY is the responsibility of the person who set it.
 */
export async function saveKey(config: Config, folder: string): Promise<KeyOfBackup> {
  const key = await findSecretKey(config);
  if (key === undefined) {
    throw new BackupError(
      `There is no key in ${config.dataDir}. Set DATA_DIR or SECRET_KEY as the server has it.`,
    );
  }
  const included = config.secretKey === undefined;
  if (included) {
    await writeFile(join(folder, KEY_FILE), `${key}\n`, { mode: 0o600, flush: true });
  }
  return { fingerprint: fingerprintOf(key), included };
}

/** The backup's own key, if it contains one. @throws {BackupError} when it is damaged */
export async function readBackupKey(
  folder: string,
  { fingerprint, included }: KeyOfBackup,
): Promise<string | undefined> {
  if (!included) return undefined;
  const file = join(folder, KEY_FILE);
  const key = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (fingerprintOf(key) === fingerprint) return key;
  throw new BackupError(`${file} is damaged. Use another backup.`);
}

/**
 * Ensures that the target has the backup's key before it gets its rows.
 * @throws {BackupError} if it has another key, or the key is unavailable
 */
export async function restoreKey(
  config: Config,
  key: string | undefined,
  { fingerprint }: KeyOfBackup,
): Promise<void> {
  const present = await findSecretKey(config);
  if (present === undefined && key !== undefined) return storeSecretKey(config.dataDir, key);
  const isAmong = (text: string) => parseSecretKeys(text).map(fingerprintOf).includes(fingerprint);
  if (present !== undefined && isAmong(present)) return;
  if (present === undefined || config.secretKey !== undefined) {
    throw new BackupError('Set SECRET_KEY to what it was on the server that the backup is of.');
  }
  throw new BackupError(
    `${join(config.dataDir, 'secret-key')} is another key than the backup's. Name an empty DATA_DIR.`,
  );
}
