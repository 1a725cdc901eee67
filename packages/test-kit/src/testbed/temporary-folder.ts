import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that the database's user can enter, and its removal. */
export async function makeTemporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'nextshift-proof-'));
  await chmod(folder, 0o755);
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
