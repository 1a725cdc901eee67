import { resolve } from 'node:path';
import { BackupError } from './backup-error.ts';

/**
 * The one folder that a command is given, as seen from where npm was called.
 * @throws {BackupError} that says how the command is called
 */
export function folderArgument(command: 'backup' | 'restore'): string {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || folder.trim() === '' || folder.startsWith('-') || more.length > 0) {
    throw new BackupError(`Name one folder: npm run ${command} -- <folder>`);
  }
  return resolve(process.env.INIT_CWD ?? '.', folder);
}
