import { mkdir } from 'node:fs/promises';
import { ConfigError } from '../../config.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { explainFolderError } from './explain-folder-error.ts';

/** Creates the data folder if missing. @throws {ConfigError} if that is impossible */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST', 'ENOTDIR')) {
      throw new ConfigError(`DATA_DIR (${dataDir}) is a file, or lies below one; name a folder.`);
    }
    // On a read-only volume Node reports that the parent is missing.
    if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT')) {
      throw new ConfigError(`DATA_DIR (${dataDir}) cannot be made by this user (${error.code}).`);
    }
    throw explainFolderError(error, dataDir);
  }
}
