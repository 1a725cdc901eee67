import { randomInt } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { processIdentity } from '../operating-system/processes.ts';

const attempts = 5;

/**
 * Claims a folder for this process, so that two servers never share one database folder. A claim is a
 * file named after its process: anyone removes the claim of a dead process, and nobody that of a living
 * one.
 * @returns the function that releases the folder
 * @throws {EmbeddedPostgresError} if another living process has claimed it
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const claims = join(folder, 'running');
  const ours = processIdentity(process.pid) ?? String(process.pid);
  const release = () => rm(join(claims, ours), { force: true });
  await mkdir(claims, { recursive: true });

  for (let attempt = 1; ; attempt++) {
    if ((await listLiveClaimants(folder)).includes(process.pid)) {
      throw new EmbeddedPostgresError(`This process already runs a database in ${folder}.`);
    }
    await writeFile(join(claims, ours), '');
    const others = (await listLiveClaimants(folder)).filter((pid) => pid !== process.pid);
    if (others.length === 0) return release;
    await release();
    if (attempt === attempts) {
      throw new EmbeddedPostgresError(
        `Another NextShift (process ${others[0]}) is already running on ${folder}. ` +
          'Stop it first, or give this one a DATA_DIR of its own.',
      );
    }
    // Concurrent claimants both back off, and retry at different times.
    await sleep(randomInt(50, 300));
  }
}

/** The living processes that have claimed a folder; claims of dead ones are removed. */
export async function listLiveClaimants(folder: string): Promise<number[]> {
  const claims = join(folder, 'running');
  const holders: number[] = [];
  for (const name of await readdir(claims).catch(() => [])) {
    const pid = Number.parseInt(name, 10);
    if (processIdentity(pid) === name) holders.push(pid);
    else await rm(join(claims, name), { force: true });
  }
  return holders;
}
