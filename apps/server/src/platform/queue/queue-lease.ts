import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_DELAY_MS = 1_000;

/**
 * Holds an idle connection with a name: as long as it exists, others know that its holder is alive. A
 * lost one is reopened.
 */
export function holdLease(connectionString: string, name: string): { release(): Promise<void> } {
  const releasing = new AbortController();
  const { signal } = releasing;

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      await holdOnce();
      await sleep(RECONNECT_DELAY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async function holdOnce(): Promise<void> {
    const client = new pg.Client({ connectionString, application_name: name });
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.on('error', () => resolve());
    });
    const hangUp = () => void client.end().catch(() => undefined);
    signal.addEventListener('abort', hangUp);
    // pg never settles `connect` of a client that is ended meanwhile: it only emits `end`.
    await Promise.race([
      lost,
      client.connect().then(
        () => lost,
        // The database is unavailable; retry.
        () => undefined,
      ),
    ]);
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }

  const kept = keep();
  return {
    async release() {
      releasing.abort();
      await kept;
    },
  };
}
