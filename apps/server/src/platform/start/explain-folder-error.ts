import { ConfigError } from '../../config.ts';
import { isStorageFull } from '../database/constraint-errors.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';

/** A program's words for a full volume, where its output is all there is. */
const FULL = 'No space left on device';

/** @returns what to say in one line of a data folder that stores nothing; any other error as it is */
export function explainFolderError(error: unknown, dataDir: string): unknown {
  if (error instanceof ConfigError) return error;
  if (isStorageFull(error) || (error instanceof Error && error.message.includes(FULL))) {
    return diskFull(dataDir);
  }
  return hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS')
    ? new ConfigError(`The data folder ${dataDir} cannot be used: ${error.message}.`)
    : error;
}

export function diskFull(dataDir: string): ConfigError {
  return new ConfigError(
    `The disk of the data folder ${dataDir} is full. Make room there, or set DATA_DIR to a folder on another disk.`,
  );
}
