import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import type { DatabaseCluster } from './database-cluster.ts';
import { complaintIn, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Account } from './operating-system-account.ts';
import { postgresSettings } from './postgres-settings.ts';
import { spawnOptions } from './run-as.ts';

/** What is needed to start a cluster's server. */
export interface ServerSpecification {
  cluster: DatabaseCluster;
  program: string;
  account: Account | undefined;
  durable: boolean;
  /** True to write only what PostgreSQL itself must. */
  readOnly?: boolean;
  log: BaseLogger;
}

/** A running PostgreSQL. */
export interface PostgresServer {
  port: number;
  /** Settles when the process has ended, for any reason. */
  ended: Promise<unknown>;
  /** Ends sessions, writes a checkpoint and stops. */
  stop(): Promise<void>;
}

/**
 * Bytes that a session's allocator keeps for its next statement. By default glibc returns them to the kernel after each,
 * and planning a search then takes some 500 page faults.
 */
const ALLOCATION = {
  MALLOC_TRIM_THRESHOLD_: String(8 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(8 * 1024 * 1024),
  MALLOC_TOP_PAD_: String(1024 * 1024),
};

/** How long a stop may take before an immediate shutdown (the next start replays the log). */
const stopTimeout = 5000;
const readinessInterval = 20;
const patience = 10_000;

/**
 * Starts PostgreSQL and waits until it accepts connections, however long it replays its log.
 * @throws {EmbeddedPostgresError} with the server's output if it exits instead
 */
export async function startServer(
  { cluster, program, account, durable, readOnly = false, log }: ServerSpecification,
  port: number,
): Promise<PostgresServer> {
  const settings = Object.entries(postgresSettings(cluster.name, port, { durable, readOnly }));
  const args = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...rest] = endingWithParent(program, '-D', cluster.data, ...args);
  const { env, ...options } = spawnOptions(account);
  const child = spawn(command, rest, {
    ...options,
    env: { ...env, ...ALLOCATION },
    // In its own process group: Ctrl-C reaches only us, and we stop the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit').catch(() => undefined);
  const output: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    log.debug(`postgres: ${line}`);
    if (output.push(line) > 10) output.shift();
  });

  if (!(await becomesReady(child, cluster.data, log))) {
    throw new EmbeddedPostgresError(`PostgreSQL did not start: ${complaintIn(output.join('\n'))}`);
  }
  return { port, ended, stop: () => stopServer(child, ended) };
}

async function stopServer(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopTimeout);
  await ended;
  clearTimeout(timer);
}

/** The server records in its pid file that it is ready, so there is no need to try connecting. */
async function becomesReady(child: ChildProcess, data: string, log: BaseLogger): Promise<boolean> {
  const started = Date.now();
  let nextNotice = started + patience;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true;
    if (Date.now() > nextNotice) {
      log.info('Still waiting for PostgreSQL, which is recovering from an unclean stop.');
      nextNotice += patience;
    }
    await sleep(readinessInterval);
  }
  return false;
}

/**
 * On Linux the kernel stops PostgreSQL when this process is killed without time to do so (kill -9).
 * Elsewhere the next start stops the orphan.
 */
function endingWithParent(program: string, ...args: string[]): [string, ...string[]] {
  const setpriv = ['setpriv', '--pdeathsig', 'INT', '--'] as const;
  const [command, ...options] = setpriv;
  const works = spawnSync(command, [...options, 'true']).status === 0;
  return works ? [...setpriv, program, ...args] : [program, ...args];
}
