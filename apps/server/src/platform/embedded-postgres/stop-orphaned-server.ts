import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { hasErrorCode } from '../errors/has-error-code.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { listProcesses } from '../operating-system/processes.ts';

const politeTimeout = 10_000;
const killTimeout = 5000;

/**
 * Stops only what a killed run left of this cluster's server: processes are recognized by the data folder
 * or the cluster's name in their command line, not by an id in a file. Call it while claiming the folder,
 * so that a living NextShift's server is never stopped.
 */
export async function stopOrphanedServer(cluster: DatabaseCluster, log: BaseLogger): Promise<void> {
  if (processesOf(cluster).length > 0) {
    log.warn('Stopping the database server that an earlier run left behind.');
    for (const { pid, main } of processesOf(cluster)) if (main) signal(pid, 'SIGINT');
    if (!(await allEnd(cluster, politeTimeout))) {
      for (const { pid } of processesOf(cluster)) signal(pid, 'SIGKILL');
      if (!(await allEnd(cluster, killTimeout))) {
        throw new EmbeddedPostgresError(
          `An earlier run's database server still uses ${cluster.data} and cannot be stopped ` +
            `(process ${processesOf(cluster)[0]?.pid}).`,
        );
      }
    }
  }
  // The id may now belong to another program, which PostgreSQL would take for a server.
  await rm(join(cluster.data, 'postmaster.pid'), { force: true });
}

function processesOf({ data, name }: DatabaseCluster) {
  return listProcesses().flatMap(({ pid, command }) => {
    const main = command.includes(`/postgres -D ${data} `);
    return main || command.startsWith(`postgres: ${name}: `) ? [{ pid, main }] : [];
  });
}

async function allEnd(cluster: DatabaseCluster, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (processesOf(cluster).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasErrorCode(error, 'ESRCH')) throw error;
  }
}
