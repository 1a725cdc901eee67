import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseFolder } from '@nextshift/test-kit/database/embedded-database';

const run = promisify(execFile);

/** Copies a data folder whose server is stopped, with its database wherever that lies. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  const copy = (source: string, target: string) =>
    run('cp', ['-a', '--reflink=auto', source, target]);
  await copy(databaseFolder(from), join(to, 'postgres'));
  // Written by the first start, which encrypts with it.
  const key = join(from, 'secret-key');
  if (existsSync(key)) await copy(key, to);
}
