import type { Platform } from './platform.ts';
import { type FileExtension, newStorageKey } from './file-store.ts';
import { newId } from './new-id.ts';

interface FileKind {
  readonly extension: FileExtension;
  readonly contentType: string;
  readonly visibility: 'public' | 'private';
}

type Storage = Pick<Platform, 'database' | 'files' | 'clock'>;

export const PUBLIC_WEBP = {
  extension: 'webp',
  contentType: 'image/webp',
  visibility: 'public',
} as const satisfies FileKind;

export interface StoredFile {
  readonly id: string;
  readonly storageKey: string;
}

/**
 * Keeps bytes for good. The row comes first: whatever happens before something refers to it, the
 * clean-up finds it and takes row and bytes away.
 */
export async function storeFile(
  { database, files, clock }: Storage,
  bytes: Buffer,
  { extension, contentType, visibility }: FileKind,
): Promise<StoredFile> {
  const id = newId();
  const storageKey = newStorageKey(extension);
  await database
    .insertInto('files')
    .values({
      id,
      storage_key: storageKey,
      visibility,
      content_type: contentType,
      byte_size: bytes.length,
      created_at: clock(),
    })
    .execute();
  await files.put(storageKey, bytes);
  return { id, storageKey };
}

/** Stores bytes for what `use` makes of their file's id; when it fails, they are removed at once. */
export async function withStoredFile<Result>(
  storage: Storage,
  bytes: Buffer,
  kind: FileKind,
  use: (fileId: string) => Promise<Result>,
): Promise<Result> {
  const stored = await storeFile(storage, bytes, kind);
  try {
    return await use(stored.id);
  } catch (error) {
    await removeFile(storage, stored).catch(() => {
      // Whatever is left, the clean-up takes away; the failure that counts is the first.
    });
    throw error;
  }
}

/** The row goes only if nothing refers to it, and only together with the bytes. */
async function removeFile({ database, files }: Storage, stored: StoredFile): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('files').where('id', '=', stored.id).execute();
    await files.remove(stored.storageKey);
  });
}
