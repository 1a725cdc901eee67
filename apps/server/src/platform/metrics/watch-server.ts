import { sql } from 'kysely';
import type pg from 'pg';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { ChangeFeed } from '../response-cache/change-feed.ts';
import type { Live } from '../live/live.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from './metrics.ts';

export function watchResponseCache(metrics: Metrics, responseCache: ResponseCache): void {
  metrics.watch({
    name: 'nextshift_response_cache_requests_total',
    help: 'Cacheable requests since the start, by hit or miss',
    label: 'outcome',
    read: async () => ({ hit: responseCache.hits(), miss: responseCache.misses() }),
  });
  metrics.watch({
    name: 'nextshift_response_cache_responses',
    help: 'Responses in the cache',
    read: async () => ({ all: responseCache.store.figures.responses }),
  });
  metrics.watch({
    name: 'nextshift_response_cache_bytes',
    help: 'Approximate memory of the cached responses',
    read: async () => ({ all: responseCache.store.figures.bytes }),
  });
}

export function watchChangeFeed(metrics: Metrics, changes: Pick<ChangeFeed, 'isConnected'>): void {
  metrics.watch({
    name: 'nextshift_change_feed_connected',
    help: 'Whether changes are received from other instances; at 0, cached responses can be 20 seconds old',
    read: async () => ({ all: Number(changes.isConnected()) }),
  });
}

export function watchLive(metrics: Metrics, live: Pick<Live, 'count'>): void {
  metrics.watch({
    name: 'nextshift_live_streams',
    help: 'Open streams of news',
    read: async () => ({ all: live.count() }),
  });
}

type PoolFigures = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export function watchPools(metrics: Metrics, pools: ReadonlyMap<string, PoolFigures>): void {
  const read = async (valueOf: (pool: PoolFigures) => number) =>
    Object.fromEntries([...pools].map(([name, pool]) => [name, valueOf(pool)]));
  metrics.watch({
    name: 'nextshift_database_connections',
    help: 'Open connections to the database, by pool',
    label: 'pool',
    read: () => read((pool) => pool.totalCount),
  });
  metrics.watch({
    name: 'nextshift_database_connections_idle',
    help: 'Idle connections to the database, by pool',
    label: 'pool',
    read: () => read((pool) => pool.idleCount),
  });
  metrics.watch({
    name: 'nextshift_database_waiting',
    help: 'Requests waiting for a database connection, by pool',
    label: 'pool',
    read: () => read((pool) => pool.waitingCount),
  });
}

/** The instances share one queue, so each reports the same figures. */
export function watchQueue(metrics: Metrics, database: Database): void {
  metrics.watch({
    name: 'nextshift_queue_jobs',
    help: 'Background jobs by state: due, running, later, or failed permanently',
    label: 'state',
    async read() {
      const { rows } = await sql<{ due: number; running: number; later: number; failed: number }>`
        select
          count(*) filter (where locked_at is not null) as running,
          count(*) filter (where attempts >= max_attempts and locked_at is null) as failed,
          count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now()) as due,
          count(*) filter (where attempts < max_attempts and locked_at is null and run_at > now()) as later
        from graphile_worker._private_jobs`.execute(database);
      return { ...rows[0] };
    },
  });
  metrics.watch({
    name: 'nextshift_queue_oldest_due_seconds',
    help: 'How long the oldest background job has been due',
    async read() {
      const { rows } = await sql<{ seconds: number }>`
        select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
        from graphile_worker._private_jobs
        where attempts < max_attempts and locked_at is null and run_at <= now()`.execute(database);
      return { all: rows[0]?.seconds ?? 0 };
    },
  });
}

/** Reports nothing before the first backup, nor once the last one has left the records. */
export function watchBackups(metrics: Metrics, database: Database): void {
  metrics.watch({
    name: 'nextshift_backup_age_seconds',
    help: 'Time since the last complete backup',
    async read() {
      const { rows } = await sql<{ seconds: number | null }>`
        select extract(epoch from now() - max(finished_at))::float8 as seconds
        from made_backups`.execute(database);
      const seconds = rows[0]?.seconds ?? null;
      return seconds === null ? {} : { all: Math.round(seconds) };
    },
  });
}

/** @param countUnmatched counts events of the payment provider that match no record of ours */
export function watchPayments(metrics: Metrics, countUnmatched: () => Promise<number>): void {
  metrics.watch({
    name: 'nextshift_payment_events_unmatched',
    help: 'Events of the payment provider that match no employer, price or plan, until they are replayed',
    read: async () => ({ all: await countUnmatched() }),
  });
}
