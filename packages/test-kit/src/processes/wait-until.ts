import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/**
 * Looks again and again until something is so; a look that fails is one that says no.
 * @returns milliseconds that it took
 * @throws {Error} after `patienceMs`; by default that is long, for a machine that others use as well
 */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = 300_000,
): Promise<number> {
  const started = performance.now();
  for (;;) {
    const so = await Promise.resolve()
      .then(isSo)
      .catch(() => false);
    if (so) return performance.now() - started;
    if (performance.now() - started > patienceMs) {
      throw new Error(`After ${patienceMs} ms it is still not so that ${what}.`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}
