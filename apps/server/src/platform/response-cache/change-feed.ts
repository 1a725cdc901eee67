import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  changesActiveJobs,
  CONTENT_CHANGED,
  readAnnouncement,
  WHOLE_BOARD,
} from '../responses/dependencies.ts';
import type { ResponseStore } from './response-store.ts';
import { createThrottle } from './throttle.ts';

const RECONNECT_DELAY_MS = 500;
/** Longest wait for a connection to end, in milliseconds: that of a frozen database never does. */
const CLOSE_TIMEOUT_MS = 1_000;
/** Interval of the checks whether the connection still works, in milliseconds. */
const CHECK_EVERY_MS = 5_000;
/**
 * Shortest time between two invalidations of the responses made from all cities, in milliseconds: some
 * city always changes.
 */
const DROP_BOARD_EVERY_MS = 400;
/** Longest wait for announcements to arrive, in milliseconds. */
const CATCH_UP_TIMEOUT_MS = 250;

interface ChangeFeedOptions {
  /** A direct connection: notifications do not pass through a transaction pooler. */
  readonly connectionString: string;
  readonly store: ResponseStore;
  readonly log: Logger;
}

/** Listens for changes made by any instance, and drops the responses made from what has changed. */
export interface ChangeFeed {
  isConnected(): boolean;
  /** Resolves when the announcements of everything committed so far have arrived, or after a short time. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export function startChangeFeed({ connectionString, store, log }: ChangeFeedOptions): ChangeFeed {
  const stopping = new AbortController();
  const { signal } = stopping;
  let listening: pg.Client | undefined;
  const boardChanges = createThrottle(() => store.change([WHOLE_BOARD]), DROP_BOARD_EVERY_MS);

  function apply(payload = ''): void {
    const changed = readAnnouncement(payload);
    store.change(changed);
    if (changesActiveJobs(changed)) boardChanges.call();
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'change feed lost, reconnecting');
      });
      await pause(RECONNECT_DELAY_MS);
    }
  }

  /** @throws {Error} when the connection is lost */
  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: 'nextshift-changes',
      connectionTimeoutMillis: CHECK_EVERY_MS,
      query_timeout: CHECK_EVERY_MS,
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.once('end', () => reject(new Error('The connection has ended')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload }) => apply(payload));
    try {
      await client.connect();
      await client.query(`listen ${CONTENT_CHANGED}`);
      // Changes may have been missed until now.
      store.clear();
      listening = client;
      for (;;) {
        await Promise.race([pause(CHECK_EVERY_MS), lost]);
        if (signal.aborted) return;
        await client.query('select 1');
      }
    } finally {
      listening = undefined;
      const end = client.end().catch(() => undefined);
      await Promise.race([end, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    }
  }

  let roundTrip: Promise<void> | undefined;
  let nextRoundTrip: Promise<void> | undefined;

  /** Notifications sent before a query arrive before its result. Concurrent callers share the next query. */
  function awaitRoundTrip(): Promise<void> {
    nextRoundTrip ??= Promise.resolve(roundTrip).then(() => {
      nextRoundTrip = undefined;
      const query = listening?.query('select 1') ?? Promise.resolve();
      roundTrip = query.then(
        () => undefined,
        () => undefined,
      );
      return roundTrip;
    });
    return nextRoundTrip;
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const ended = keepListening();
  return {
    isConnected: () => listening !== undefined,
    async catchUp() {
      await Promise.race([awaitRoundTrip(), sleep(CATCH_UP_TIMEOUT_MS, undefined, { ref: false })]);
    },
    async stop() {
      stopping.abort();
      boardChanges.stop();
      await ended;
    },
  };
}
