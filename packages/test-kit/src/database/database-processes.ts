import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFolder } from './embedded-database.ts';

/** The main processes of PostgreSQL that run on a data folder; more than one would be an orphan. */
export function findPostmasters(dataDir: string): number[] {
  const data = join(databaseFolder(dataDir), 'data');
  const named = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && commandLine(name).includes(`/postgres -D ${data} `),
  );
  // A child bears its parent's name until it gives itself a title.
  return named.filter((pid) => !named.includes(String(parentOf(pid)))).map(Number);
}

/** A main process and the children that work for it. */
export function processTree(postmaster: number): number[] {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === postmaster,
  );
  return [postmaster, ...children.map(Number)];
}

/** Ends whatever still runs on a data folder, frozen or not, and waits until it is gone. */
export async function killDatabase(dataDir: string): Promise<void> {
  for (;;) {
    const [postmaster] = findPostmasters(dataDir);
    if (postmaster === undefined) return;
    signalAll(processTree(postmaster), 'SIGKILL');
    await sleep(20);
  }
}

/** Longest that a database may take to end after its server, in milliseconds. */
const ENDS_WITHIN_MS = 10_000;

/** How many are still there once they had time to end with their server. */
export async function countOrphans(dataDir: string): Promise<number> {
  const deadline = Date.now() + ENDS_WITHIN_MS;
  while (findPostmasters(dataDir).length > 0 && Date.now() < deadline) await sleep(20);
  return findPostmasters(dataDir).length;
}

/** Sends a signal to processes; one that has just ended is no failure. */
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

/** Fields are counted from behind the program's name, which stands in parentheses. */
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
