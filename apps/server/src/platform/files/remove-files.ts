import type { Platform } from '../platform.ts';
import { mayRemoveBytes } from './file-removal-lock.ts';
import { deleteRows, type FileRow, listWithVariants } from './store-file.ts';

/**
 * Removes files without references. Bytes go first: an interrupted run leaves the row, and the next run
 * finishes.
 * During a backup everything is left to a later run.
 */
export async function removeFiles(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  unused: readonly FileRow[],
): Promise<void> {
  for (const file of unused) {
    await database.transaction().execute(async (transaction) => {
      if (!(await mayRemoveBytes(transaction))) return;
      const parts = await listWithVariants(transaction, file.id);
      for (const { storage_key: key } of parts) await files.remove(key);
      await deleteRows(transaction, parts);
    });
  }
}
