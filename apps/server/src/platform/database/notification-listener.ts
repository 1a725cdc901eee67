import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_DELAY_MS = 500;
/** Longest wait for a connection to end, in milliseconds: that of a frozen database never does. */
const CLOSE_TIMEOUT_MS = 1_000;
/** Interval of the checks whether the connection still works, in milliseconds. */
const CHECK_EVERY_MS = 5_000;

/** What follows a channel. */
export interface Subscription {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Called whenever notifications may have been missed: at the start and after a lost connection. */
  readonly onListening: () => void;
  /** Called every few seconds while the connection works. */
  readonly onCheck?: () => void;
  readonly onStop?: () => void;
}

interface ListenerOptions {
  /** A direct connection: notifications do not pass through a transaction pooler. */
  readonly connectionString: string;
  readonly subscriptions: readonly Subscription[];
  readonly log: Logger;
}

/** One connection that receives the notifications of all channels. */
export interface NotificationListener {
  isConnected(): boolean;
  /** Runs a query on the connection, behind the notifications sent so far; undefined while there is none. */
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]> | undefined;
  stop(): Promise<void>;
}

export function startListener({
  connectionString,
  subscriptions,
  log,
}: ListenerOptions): NotificationListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const byChannel = new Map(subscriptions.map((each) => [each.channel, each]));
  let listening: pg.Client | undefined;

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'notifications lost, reconnecting');
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
    client.on('notification', ({ channel, payload = '' }) =>
      byChannel.get(channel)?.onNotification(payload),
    );
    try {
      await client.connect();
      for (const channel of byChannel.keys()) await client.query(`listen ${channel}`);
      listening = client;
      for (const { onListening } of subscriptions) onListening();
      for (;;) {
        await Promise.race([pause(CHECK_EVERY_MS), lost]);
        if (signal.aborted) return;
        await client.query('select 1');
        for (const { onCheck } of subscriptions) onCheck?.();
      }
    } finally {
      listening = undefined;
      const end = client.end().catch(() => undefined);
      await Promise.race([end, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const ended = keepListening();
  return {
    isConnected: () => listening !== undefined,
    query: <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      listening?.query<Row>(text, [...values]).then(({ rows }) => rows),
    async stop() {
      stopping.abort();
      for (const { onStop } of subscriptions) onStop?.();
      await ended;
    },
  };
}
