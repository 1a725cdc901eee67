import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes this build's version into the worker: browsers install a new worker only if its bytes differ. */
export async function stampWorker(folder: string): Promise<void> {
  const file = join(folder, 'sw.js');
  const [worker, page, assets] = await Promise.all([
    readFile(file, 'utf8'),
    readFile(join(folder, 'offline.js')),
    readdir(join(folder, 'assets')),
  ]);
  // The names of assets are hashes of their content.
  const hash = createHash('sha256').update(page).update(assets.toSorted().join('\n'));
  await writeFile(file, worker.replace('BUILD_VERSION', hash.digest('hex').slice(0, 12)));
}
