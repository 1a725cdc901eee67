import type { Config } from '../../config.ts';
import { createFileStore } from '../files/create-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { createIncomingFolder } from '../files/incoming-folder.ts';
import { discardIncomingFiles } from '../files/incoming-file.ts';
import { createReadStream } from 'node:fs';
import { BackupError } from './backup-error.ts';
import { filePath } from './manifest.ts';
import type { VerifiedBackup } from './verify-backup.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

/**
 * Stores the backup's files, then does the work that references them; if either fails, they are removed
 * again.
 */
export async function withRestoredFiles(
  config: Config,
  backup: VerifiedBackup,
  use: () => Promise<void>,
): Promise<void> {
  const store = await createFileStore(config);
  const stored: string[] = [];
  try {
    await putFiles(config, store, backup, stored);
    await use();
  } catch (error) {
    // Files that cannot be removed have no row and do no harm; the first failure is the one to report.
    await forEachConcurrently(stored, (key) => store.remove(key)).catch(() => undefined);
    throw error;
  }
}

async function putFiles(
  config: Config,
  store: FileStore,
  { folder, manifest }: VerifiedBackup,
  stored: string[],
): Promise<void> {
  const incoming = createIncomingFolder(config.dataDir);
  await forEachConcurrently(manifest.files, async ({ key, bytes, sha256 }) => {
    const path = filePath(folder, key);
    const file = await incoming.receive({
      stream: createReadStream(path),
      name: key,
      maxBytes: bytes,
    });
    try {
      if (file.sha256 !== sha256) throw new BackupError(`${path} is damaged. Use another backup.`);
      stored.push(key);
      await store.putFile(key, file.path);
    } finally {
      await discardIncomingFiles([file]);
    }
  });
}
