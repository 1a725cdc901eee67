import { mkdir } from 'node:fs/promises';
import { ConfigError } from '../../config.ts';
import { hasErrorCode } from '../database/has-error-code.ts';

/** Creates the data folder if missing. @throws {ConfigError} if that is impossible */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST', 'ENOTDIR')) {
      throw new ConfigError(`DATA_DIR (${dataDir}) is a file, or lies below one; name a folder.`);
    }
    if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS')) {
      throw new ConfigError(`DATA_DIR (${dataDir}) cannot be made by this user (${error.code}).`);
    }
    throw error;
  }
}
