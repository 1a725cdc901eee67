import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileExtension } from '../../src/platform/files/file-store.ts';
import { newStorageKey } from '../../src/platform/files/file-store.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestApp } from '../create-test-app.ts';

/** A stored file: its row and its bytes. */
export interface InsertedFile {
  readonly id: string;
  readonly key: string;
}

export async function insertFile(
  app: TestApp,
  bytes: Buffer,
  extension: FileExtension,
): Promise<InsertedFile> {
  const file = { id: newId(), key: newStorageKey(extension) };
  await app.database
    .insertInto('files')
    .values({
      id: file.id,
      storage_key: file.key,
      visibility: 'private',
      content_type: 'application/octet-stream',
      byte_size: bytes.length,
      created_at: app.clock.read(),
    })
    .execute();
  await app.platform.files.put(file.key, bytes);
  return file;
}

/** Whether a file's bytes are in the store. */
export function hasBytes(app: TestApp, { key }: InsertedFile): boolean {
  return existsSync(join(app.platform.config.dataDir, 'uploads', key));
}
