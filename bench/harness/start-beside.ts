import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import type { BenchTestbed } from './bench-testbed.ts';

/** Another instance, as in production: shares the database, the secret and the uploads. */
export async function startBeside(
  testbed: BenchTestbed,
  dataDir: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
) {
  const own = join(testbed.folder, name);
  await mkdir(own);
  await symlink(join(dataDir, 'uploads'), join(own, 'uploads'));
  await cp(join(dataDir, 'secret-key'), join(own, 'secret-key'));
  return testbed.start(own, { DATABASE_URL: databaseAddress(dataDir), ...env });
}
