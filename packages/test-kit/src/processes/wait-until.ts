import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/**
 * Polls until a condition holds; a check that throws counts as false.
 * @returns how long it took, in milliseconds
 * @throws {Error} after `patienceMs`; the default is long enough for a busy machine
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
      throw new Error(`Timed out after ${patienceMs} ms waiting until ${what}.`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}
