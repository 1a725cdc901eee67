import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Limits of a statement, of waiting for a lock and of an idle transaction, with a margin, in milliseconds. */
const STATEMENT_MS = 4_500;
const LOCK_MS = 3_300;
const IDLE_MS = 20_000;
/** PostgreSQL's error codes for them. */
const CANCELED = '57014';
const NOT_LOCKED = '55P03';
const IDLE_ENDED = '25P03';
const LOCK = 'SELECT pg_advisory_xact_lock(1)';

/** Holds a pooled connection beyond the limits; returns what was not ended in time. */
export async function tryTimeouts(connectionString: string): Promise<string[]> {
  return [
    ...(await expectEnd(connectionString, CANCELED, STATEMENT_MS, (client) =>
      client.query('SELECT pg_sleep(30)'),
    )),
    ...(await whileLocked(connectionString, () =>
      expectEnd(connectionString, NOT_LOCKED, LOCK_MS, (client) => client.query(LOCK)),
    )),
    ...(await expectEnd(connectionString, IDLE_ENDED, IDLE_MS, async (client) => {
      await client.query('BEGIN');
      await sleep(IDLE_MS);
      await client.query('SELECT 1');
    })),
  ];
}

async function whileLocked<Result>(connectionString: string, use: () => Promise<Result>) {
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(LOCK);
    return await use();
  } finally {
    await holder.end();
  }
}

async function expectEnd(
  connectionString: string,
  expected: string,
  withinMs: number,
  hold: (client: pg.Client) => Promise<unknown>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  const codes: string[] = [];
  const keep = (error: unknown) => codes.push(String((error as { code?: unknown }).code));
  client.on('error', keep);
  await client.connect();
  const started = performance.now();
  await hold(client).catch(keep);
  const tookMs = Math.round(performance.now() - started);
  await client.end();
  if (codes.includes(expected) && tookMs < withinMs + 2_000) return [];
  return [`What ${expected} should have ended took ${tookMs} ms and said ${codes.join(', ')}`];
}
