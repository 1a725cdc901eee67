import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { syncFolder } from '../operating-system/sync-folder.ts';

type KeySettings = Pick<Config, 'secretKey' | 'dataDir'>;

/**
 * The secret from which the server derives its keys (with HKDF, one for each purpose): SECRET_KEY, or
 * else 256 random bits generated once in DATA_DIR, readable only by their owner. Both may contain
 * several, comma-separated, newest first.
 */
export async function loadSecretKey(config: KeySettings): Promise<string> {
  const existing = await findSecretKey(config);
  if (existing !== undefined) return existing;
  await storeSecretKey(config.dataDir, randomBytes(32).toString('hex'));
  return loadSecretKey(config);
}

/** The secret, if it was configured or generated before. */
export async function findSecretKey(config: KeySettings): Promise<string | undefined> {
  return config.secretKey ?? (await readKeyFile(join(config.dataDir, 'secret-key')));
}

/** Stores a secret in DATA_DIR, unless there is one. */
export async function storeSecretKey(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeOnce(join(dataDir, 'secret-key'), secret);
}

async function readKeyFile(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (/^[0-9a-f]{64}(,[0-9a-f]{64})*$/.test(text)) return text;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  // Never replaced by a new key: what the old one encrypted would be lost silently.
  throw new ConfigError(`${file} is damaged. Restore it from a backup, or set SECRET_KEY.`);
}

/** Unlike a rename, a link fails if another start was first: both then read the same key. */
async function writeOnce(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
    await link(temporary, file).catch((error: unknown) => {
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await handle.close();
    await rm(temporary);
  }
  await syncFolder(join(file, '..'));
}
