import { rm } from 'node:fs/promises';
import type { FileStore } from '../files/file-store.ts';
import { isMissingFile } from '../files/open-stored-file.ts';
import { type HashedBytes, writeHashed } from './hashed-bytes.ts';
import type { SnapshotFile } from './list-snapshot-files.ts';
import { filePath, type Manifest } from './manifest.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

type FilesOfManifest = Pick<Manifest, 'files' | 'missingFiles'>;

/**
 * Copies the bytes of the files that a snapshot names. Files in use at that moment were complete, and
 * have been protected from removal since. An upload that nothing references may still be arriving, and is
 * skipped unless it is complete.
 */
export async function copyFiles(
  store: FileStore,
  named: readonly SnapshotFile[],
  folder: string,
): Promise<FilesOfManifest> {
  const files: Manifest['files'] = [];
  const missingFiles: Manifest['missingFiles'] = [];
  await forEachConcurrently(named, async ({ key, bytes, used }) => {
    const path = filePath(folder, key);
    const copy = await copyFile(store, key, path);
    if (copy && (used || copy.bytes === bytes)) {
      files.push({ key, ...copy });
      return;
    }
    await rm(path, { force: true });
    missingFiles.push({ key, used });
  });
  return { files: files.sort(byKey), missingFiles: missingFiles.sort(byKey) };
}

async function copyFile(
  store: FileStore,
  key: string,
  path: string,
): Promise<HashedBytes | undefined> {
  const bytes = await store.read(key).catch((error: unknown) => {
    if (isMissingFile(error)) return undefined;
    throw error;
  });
  return bytes && (await writeHashed(bytes, path));
}

function byKey(one: { readonly key: string }, other: { readonly key: string }): number {
  return one.key < other.key ? -1 : 1;
}
