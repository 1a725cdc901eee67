import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';

/** The interval between new calls, and their timeout, in milliseconds. */
const EVERY_MS = 50;
const PATIENCE_MS = 5_000;

/** Calls a server that is shutting down, which it notices within a time; each call is on a new connection. Returns what was wrong. */
export async function callDuringShutdown(
  server: ServerProcess,
  noticedWithinMs: number,
): Promise<{ calls: number; violations: string[] }> {
  const asked = performance.now();
  const calls: Promise<string[]>[] = [];
  while (server.isRunning()) {
    const sinceMs = performance.now() - asked;
    calls.push(callOnce(server.address, { sinceMs, noticedWithinMs }));
    await sleep(EVERY_MS);
  }
  return { calls: calls.length, violations: (await Promise.all(calls)).flat() };
}

async function callOnce(
  address: string,
  { sinceMs, noticedWithinMs }: { sinceMs: number; noticedWithinMs: number },
): Promise<string[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const status = await askNewly(`${address}/readyz`, signal);
  const when = `${Math.round(sinceMs)} ms after SIGTERM`;
  if (signal.aborted) return [`a call ${when} hung`];
  // Disconnected or refused: the caller can use another server.
  if (status === undefined || status === 503 || sinceMs < noticedWithinMs) return [];
  return [`a new call ${when} was answered ${status}`];
}

/** The status on a new connection, or undefined. */
function askNewly(url: string, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, { agent: false, signal }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode));
    }).once('error', () => resolve(undefined));
  });
}
