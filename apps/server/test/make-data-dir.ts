import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processIdentity } from '../src/platform/operating-system/processes.ts';

const prefix = 'nextshift-test-';

/** A new data directory in the system's temporary folder; the caller removes it. */
export async function makeDataDir(): Promise<string> {
  const name = `${prefix}${processIdentity(process.pid)}_`;
  const folder = await realpath(await mkdtemp(join(tmpdir(), name)));
  // Root's tests run the database as another user, who needs access.
  await chmod(folder, 0o755);
  return folder;
}

/** Removes data directories left by processes that ended early. */
export async function removeAbandonedDataDirs(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [owner = ''] = name.slice(prefix.length).split('_');
    if (!name.startsWith(prefix) || processIdentity(Number.parseInt(owner, 10)) === owner) continue;
    // Another user's cannot be removed, and need not be.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}
