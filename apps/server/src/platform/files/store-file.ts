import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { type FileExtension, newStorageKey } from './file-store.ts';
import { IncomingFile } from './incoming-file.ts';
import { newId } from '../database/new-id.ts';
import { mayRemoveBytes } from './file-removal-lock.ts';

interface FileKind {
  readonly extension: FileExtension;
  readonly contentType: string;
  readonly visibility: 'public' | 'private';
  /** Of a picture, in pixels. */
  readonly width?: number;
  /** The id of the picture that this is another form of. */
  readonly variantOf?: string | null;
}

/** Bytes in memory, or a large file on disk, which storing moves away. */
type FileContent = Buffer | IncomingFile;

export type Storage = Pick<Platform, 'database' | 'files' | 'clock'>;

export interface StoredFile {
  readonly id: string;
  readonly storageKey: string;
}

/**
 * Stores a file permanently. The row comes first: if anything fails before something references it, the
 * clean-up finds it and removes row and bytes.
 */
export async function storeFile(
  storage: Storage,
  content: FileContent,
  { extension, contentType, visibility, width, variantOf }: FileKind,
): Promise<StoredFile> {
  const { database, files, clock } = storage;
  const id = newId();
  const storageKey = newStorageKey(extension);
  await database
    .insertInto('files')
    .values({
      id,
      storage_key: storageKey,
      visibility,
      content_type: contentType,
      content_digest:
        visibility === 'public' && Buffer.isBuffer(content) ? digestOf(content) : null,
      byte_size: content instanceof IncomingFile ? content.size : content.length,
      created_at: clock(),
      width: width ?? null,
      variant_of: variantOf ?? null,
    })
    .execute();
  const stored = { id, storageKey };
  try {
    if (content instanceof IncomingFile) await files.putFile(storageKey, content.path);
    else await files.put(storageKey, content);
  } catch (error) {
    await forgetFile(storage, stored);
    throw error;
  }
  return stored;
}

/** Stores a file and passes its id to `use`; if that fails, the file is removed immediately. */
export async function withStoredFile<Result>(
  storage: Storage,
  content: FileContent,
  kind: FileKind,
  use: (fileId: string) => Promise<Result>,
): Promise<Result> {
  const stored = await storeFile(storage, content, kind);
  try {
    return await use(stored.id);
  } catch (error) {
    await forgetFile(storage, stored);
    throw error;
  }
}

/** The clean-up removes leftovers; the first failure is the one to report. */
export async function forgetFile(storage: Storage, stored: StoredFile): Promise<void> {
  await removeFile(storage, stored).catch(() => undefined);
}

/**
 * Removes the row only if nothing references it, and only together with the bytes. During a backup both
 * are left to the clean-up.
 */
export async function removeFile({ database, files }: Storage, stored: StoredFile): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await mayRemoveBytes(transaction))) return;
    const parts = await listWithVariants(transaction, stored.id);
    await deleteRows(transaction, parts);
    for (const { storage_key: key } of parts) await files.remove(key);
  });
}

export interface FileRow {
  readonly id: string;
  readonly storage_key: string;
}

/** A file, and the variants of it if it is a picture. */
export function listWithVariants(transaction: DatabaseTransaction, id: string): Promise<FileRow[]> {
  return transaction
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where((row) => row.or([row('id', '=', id), row('variant_of', '=', id)]))
    .execute();
}

export async function deleteRows(
  transaction: DatabaseTransaction,
  files: readonly FileRow[],
): Promise<void> {
  const ids = files.map(({ id }) => id);
  await sql`delete from files where id = any(${ids}::uuid[])`.execute(transaction);
}

/** By which two accounts are seen to show the same picture. */
function digestOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
