import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';

/** Where the bytes are, and the log that reports missing ones. */
interface StoredFileParts {
  readonly files: FileStore;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Opens the bytes of a file that has a row.
 * @throws {AppError} not_found if they are missing, which is logged for the operator
 */
export async function openStoredFile(
  { files, log }: StoredFileParts,
  key: string,
  range?: ByteRange,
): Promise<Readable> {
  try {
    return await files.read(key, range);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    log.error({ err: error }, 'the bytes of a stored file are gone');
    throw new AppError('not_found');
  }
}

/** How a folder and a bucket report a missing file; any other failure does not mean that. */
export function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (hasErrorCode(error, 'ENOENT') || error.name === 'NoSuchKey') return true;
  return error.cause !== undefined && isMissingFile(error.cause);
}
