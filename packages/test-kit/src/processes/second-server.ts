import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseAddress } from '../database/embedded-database.ts';
import type { ServerProcess } from './server-process.ts';
import type { Testbed } from '../testbed/testbed.ts';

/**
 * Starts a second server beside the one that runs a data folder's database, as on a second machine:
 * both share the database, the secret and the uploads.
 */
export async function startSecondServer(testbed: Testbed, dataDir: string): Promise<ServerProcess> {
  const own = join(testbed.folder, 'second-server');
  await mkdir(own);
  await symlink(join(dataDir, 'uploads'), join(own, 'uploads'));
  await cp(join(dataDir, 'secret-key'), join(own, 'secret-key'));
  return testbed.start(own, { env: { DATABASE_URL: databaseAddress(dataDir) } });
}
