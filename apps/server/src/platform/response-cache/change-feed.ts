import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  changesActiveJobs,
  CONTENT_CHANGED,
  readAnnouncement,
  WHOLE_BOARD,
} from './dependencies.ts';
import type { ResponseStore } from './response-store.ts';
import { createThrottle } from './throttle.ts';

const RECONNECT_DELAY_MS = 500;
/** A database that has frozen does not even say goodbye. */
const HANG_UP_WITHIN_MS = 1_000;
/** How often a connection without news is asked whether it is still there, in milliseconds. */
const ASK_EVERY_MS = 5_000;
/** How often answers made from every city's jobs are taken away at most, in milliseconds: something always changes. */
const BOARD_EVERY_MS = 400;
/** Whoever waits to have heard everything waits no longer than that, in milliseconds. */
const HEAR_WITHIN_MS = 250;

interface ChangeFeedOptions {
  /** A direct connection: a transaction pooler does not carry what is listened for. */
  readonly connectionString: string;
  readonly store: ResponseStore;
  readonly log: Logger;
}

/** Hears of every change on any instance, and takes from the store what was made before it. */
export interface ChangeFeed {
  isConnected(): boolean;
  /** Resolves when everything that was committed until now has been heard of, if that is soon. */
  hearAll(): Promise<void>;
  stop(): Promise<void>;
}

export function startChangeFeed({ connectionString, store, log }: ChangeFeedOptions): ChangeFeed {
  const stopping = new AbortController();
  const { signal } = stopping;
  let listening: pg.Client | undefined;
  const boardChanges = createThrottle(() => store.change([WHOLE_BOARD]), BOARD_EVERY_MS);

  function take(payload = ''): void {
    const changed = readAnnouncement(payload);
    store.change(changed);
    if (changesActiveJobs(changed)) boardChanges.call();
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'changes are not heard of for the moment');
      });
      await pause(RECONNECT_DELAY_MS);
    }
  }

  /** @throws {Error} when the connection is lost */
  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: 'nextshift-changes',
      connectionTimeoutMillis: ASK_EVERY_MS,
      query_timeout: ASK_EVERY_MS,
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.once('end', () => reject(new Error('The connection has ended')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload }) => take(payload));
    try {
      await client.connect();
      await client.query(`listen ${CONTENT_CHANGED}`);
      // Nothing was heard until now.
      store.clear();
      listening = client;
      for (;;) {
        await Promise.race([pause(ASK_EVERY_MS), lost]);
        if (signal.aborted) return;
        await client.query('select 1');
      }
    } finally {
      listening = undefined;
      const end = client.end().catch(() => undefined);
      await Promise.race([end, sleep(HANG_UP_WITHIN_MS, undefined, { ref: false })]);
    }
  }

  let asking: Promise<void> | undefined;
  let askingNext: Promise<void> | undefined;

  /** What was announced before a query is delivered before its answer. Those who wait for one share the next. */
  function heard(): Promise<void> {
    askingNext ??= Promise.resolve(asking).then(() => {
      askingNext = undefined;
      const asked = listening?.query('select 1') ?? Promise.resolve();
      asking = asked.then(
        () => undefined,
        () => undefined,
      );
      return asking;
    });
    return askingNext;
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const ended = keepListening();
  return {
    isConnected: () => listening !== undefined,
    async hearAll() {
      await Promise.race([heard(), sleep(HEAR_WITHIN_MS, undefined, { ref: false })]);
    },
    async stop() {
      stopping.abort();
      boardChanges.stop();
      await ended;
    },
  };
}
