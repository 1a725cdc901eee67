import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFolder } from './embedded-database.ts';

/** PostgreSQL's main processes on a data folder; any beyond the first is an orphan. */
export function findPostmasters(dataDir: string): number[] {
  const data = join(databaseFolder(dataDir), 'data');
  const named = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && commandLine(name).includes(`/postgres -D ${data} `),
  );
  // A child has its parent's name until it sets its own title.
  return named.filter((pid) => !named.includes(String(parentOf(pid)))).map(Number);
}

/** A main process and its children. */
export function processTree(postmaster: number): number[] {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === postmaster,
  );
  return [postmaster, ...children.map(Number)];
}

/** Kills every process on a data folder, paused or not, and waits until it has exited. */
export async function killDatabase(dataDir: string): Promise<void> {
  for (;;) {
    const [postmaster] = findPostmasters(dataDir);
    if (postmaster === undefined) return;
    signalAll(processTree(postmaster), 'SIGKILL');
    await sleep(20);
  }
}

/** How long a database may outlive its server, in milliseconds. */
const ENDS_WITHIN_MS = 10_000;

/** How many outlive their server by more than that. */
export async function countOrphans(dataDir: string): Promise<number> {
  const deadline = Date.now() + ENDS_WITHIN_MS;
  while (findPostmasters(dataDir).length > 0 && Date.now() < deadline) await sleep(20);
  return findPostmasters(dataDir).length;
}

/** Sends a signal to processes; ignores one that has just exited. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

function commandLine(pid: string): string {
  return readProc(pid, 'cmdline').replaceAll('\0', ' ');
}

/** Fields are counted after the program's name, which is in parentheses. */
function parentOf(pid: string): number {
  const stat = readProc(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function readProc(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
