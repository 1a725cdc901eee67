import { resolve } from 'node:path';
import { BackupError } from './backup-error.ts';

/**
 * The command's only argument, a folder, relative to where npm was called.
 * @throws {BackupError} with the command's usage
 */
export function folderArgument(command: 'backup' | 'restore'): string {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || folder.trim() === '' || folder.startsWith('-') || more.length > 0) {
    throw new BackupError(`Name one folder: npm run ${command} -- <folder>`);
  }
  return resolve(process.env.INIT_CWD ?? '.', folder);
}
