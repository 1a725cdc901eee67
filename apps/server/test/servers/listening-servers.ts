import { sql } from 'kysely';
import { vi } from 'vitest';
import {
  cityDependency,
  type Dependency,
  WHOLE_BOARD,
} from '../../src/platform/responses/dependencies.ts';
import type { ResponseStore } from '../../src/platform/response-cache/response-store.ts';
import { startListener } from '../../src/platform/database/notification-listener.ts';
import {
  createChangeFeed,
  dropChangedResponses,
} from '../../src/platform/response-cache/change-feed.ts';
import { createStoredResponse } from '../../src/platform/response-cache/stored-response.ts';
import type { TestApp } from '../create-test-app.ts';
import { startTwoServers } from './two-servers.ts';
import { aCity } from '../unique.ts';

/** In milliseconds. */
const PATIENCE = { timeout: 10_000, interval: 5 };

/** Two servers that receive each other's changes. */
export interface ListeningServers {
  readonly servers: readonly TestApp[];
  readonly addresses: readonly string[];
  /** Resolves when both have received everything committed so far. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export async function startListeningServers(): Promise<ListeningServers> {
  const { servers, addresses, connectionString, close } = await startTwoServers();
  const listeners = await Promise.all(
    servers.map((server) => listenToDatabase(server, connectionString)),
  );
  return {
    servers,
    addresses,
    settled: () => allCaughtUp(servers),
    async close() {
      for (const listener of listeners) await listener.stop();
      await close();
    },
  };
}

/** Lets a server receive what others announce, as a running one does. */
export async function listenToDatabase(
  { platform: { responseCache, live, log } }: TestApp,
  connectionString: string,
) {
  const subscriptions = [dropChangedResponses(responseCache.store), live.subscription];
  const listener = startListener({ connectionString, subscriptions, log });
  responseCache.follow(createChangeFeed(listener));
  live.follow(listener);
  await vi.waitUntil(() => listener.isConnected(), PATIENCE);
  return listener;
}

/** Announcements arrive in commit order: once the last has arrived, all others have. */
async function allCaughtUp(servers: readonly TestApp[]): Promise<void> {
  const [first] = servers;
  if (!first) return;
  const stores = servers.map(({ platform }) => platform.responseCache.store);
  const city = aCity();
  // Responses made from all cities are dropped a moment later.
  for (const dependency of [cityDependency(city), WHOLE_BOARD]) {
    const areDropped = putProbes(stores, dependency);
    await sql`select announce_content_change(cities => ${[city]})`.execute(first.database);
    await vi.waitUntil(areDropped, PATIENCE);
  }
}

/** Puts a response that one change drops into each store. @returns whether all are dropped */
function putProbes(stores: readonly ResponseStore[], dependency: Dependency): () => boolean {
  const key = `probe of ${dependency}`;
  const probe = createStoredResponse({}, Buffer.from('probe'));
  for (const store of stores) store.begin(key).store(probe, [dependency]);
  return () => stores.every((store) => store.find(key) === undefined);
}
