import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';

const LOOK_EVERY_MS = 250;

/** Polls PostgreSQL for the maximum number of connections that serve requests. */
export function countConnections(superuser: string): { stop(): Promise<number> } {
  const stopping = new AbortController();
  const counted = withDatabase(superuser, async (database) => {
    let most = 0;
    while (!stopping.signal.aborted) {
      const { rows } = await database.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'nextshift'",
      );
      most = Math.max(most, rows[0]?.count ?? 0);
      await sleep(LOOK_EVERY_MS);
    }
    return most;
  });
  return {
    async stop() {
      stopping.abort();
      return counted;
    },
  };
}
