import { countOrphans, findPostmasters } from '../database/database-processes.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { checkFiles } from './check-files.ts';
import type { Ledger } from './ledger.ts';

/** How soon after a kill a server must respond again, in milliseconds. */
export const READY_WITHIN_MS = 10_000;
/** How much of the log of a server that failed to stop is told, in characters. */
const LOG_TAIL = 2_000;

/** What is wrong once the server is back after a kill, one sentence each. */
export async function checkRecovery(
  testbed: Testbed,
  server: ServerProcess,
  dataDir: string,
  { ledger, kill, readyMs }: { ledger: Ledger; kill: number; readyMs: number },
): Promise<string[]> {
  const violations: string[] = [];
  if (readyMs > testbed.within(READY_WITHIN_MS)) {
    violations.push(`Ready only ${Math.round(readyMs)} ms after kill ${kill}`);
  }
  const databases = findPostmasters(dataDir).length;
  if (databases !== 1) violations.push(`${databases} PostgreSQL servers after kill ${kill}`);
  const lost = await testbed.inDatabase(dataDir, async (database) => [
    ...(await ledger.check(server.address, database)),
    ...(await checkFiles(dataDir, database)),
  ]);
  if (kill % 10 === 0) testbed.note(`${kill} kills, ${ledger.rows} rows, ${ledger.files} files`);
  return [...violations, ...lost];
}

/** Shuts the server down as an operator does, and checks what it leaves behind. */
export async function stopCleanly(server: ServerProcess, dataDir: string) {
  const started = performance.now();
  const code = await server.stop();
  const stoppedMs = Math.round(performance.now() - started);
  const violations =
    code === 0 ? [] : [`The server ended with ${code}: ${server.readLog().slice(-LOG_TAIL)}`];
  const orphans = await countOrphans(dataDir);
  if (orphans > 0) violations.push(`${orphans} PostgreSQL servers outlive the server`);
  return { stoppedMs, violations };
}
