import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { BackupError } from './backup-error.ts';
import { readBackupKey } from './backup-key.ts';
import { hashStream } from './hashed-bytes.ts';
import { filePath, type Manifest, readManifest, tablePath } from './manifest.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

/** A backup with every byte verified. */
export interface VerifiedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Its path in the backup. */
  readonly secretKey: string | undefined;
}

/** @throws {BackupError} for the first part that is missing or damaged */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder);
  const secretKey = await readBackupKey(folder, manifest.secretKey);
  const parts = [
    ...manifest.tables.map((table) => ({ path: tablePath(folder, table), ...table })),
    ...manifest.files.map((file) => ({ path: filePath(folder, file.key), ...file })),
  ];
  await forEachConcurrently(parts, async ({ path, bytes, sha256 }) => {
    const size = await sizeOf(path);
    const isWhole = size === bytes && (await hashStream(createReadStream(path))).sha256 === sha256;
    if (!isWhole) {
      const what = size === undefined ? 'is not there' : 'is damaged';
      throw new BackupError(`${path} ${what}. Use another backup.`);
    }
  });
  return { folder, manifest, secretKey };
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
