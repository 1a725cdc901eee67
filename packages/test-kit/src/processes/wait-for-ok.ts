import { setTimeout as sleep } from 'node:timers/promises';
import { call, type CallOptions } from '../requests/caller.ts';
import type { ServerProcess } from './server-process.ts';

/**
 * Repeats a request until the response is 200.
 * @returns how long it took, in milliseconds
 * @throws {Error} after `patienceMs`, or when the server has ended
 */
export async function waitForOk(
  server: ServerProcess,
  path: string,
  patienceMs: number,
  options: CallOptions = {},
): Promise<number> {
  const started = performance.now();
  for (;;) {
    const response = await call(server.address, 'GET', path, options).catch(() => undefined);
    if (response?.status === 200) return performance.now() - started;
    if (!server.isRunning())
      throw new Error(`The server has ended:\n${server.readLog().slice(-3_000)}`);
    if (performance.now() - started > patienceMs) {
      throw new Error(`${path}: ${response?.status ?? 'no response'} after ${patienceMs} ms.`);
    }
    await sleep(20);
  }
}
