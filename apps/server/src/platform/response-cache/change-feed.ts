import { setTimeout as sleep } from 'node:timers/promises';
import type { NotificationListener, Subscription } from '../database/notification-listener.ts';
import {
  changesActiveJobs,
  CONTENT_CHANGED,
  readAnnouncement,
  WHOLE_BOARD,
} from '../responses/dependencies.ts';
import type { ResponseStore } from './response-store.ts';
import { createThrottle } from './throttle.ts';

/**
 * Shortest time between two invalidations of the responses made from all cities, in milliseconds: some
 * city always changes.
 */
const DROP_BOARD_EVERY_MS = 400;
/** Longest wait for announcements to arrive, in milliseconds. */
const CATCH_UP_TIMEOUT_MS = 250;

/** Hears of changes made by any instance. */
export interface ChangeFeed {
  isConnected(): boolean;
  /** Resolves when the announcements of everything committed so far have arrived, or after a short time. */
  catchUp(): Promise<void>;
}

/** Drops the responses made from what has changed. */
export function dropChangedResponses(store: ResponseStore): Subscription {
  const boardChanges = createThrottle(() => store.change([WHOLE_BOARD]), DROP_BOARD_EVERY_MS);
  return {
    channel: CONTENT_CHANGED,
    onNotification(payload) {
      const changed = readAnnouncement(payload);
      store.change(changed);
      if (changesActiveJobs(changed)) boardChanges.call();
    },
    // Changes may have been missed until now.
    onListening: () => store.clear(),
    onStop: () => boardChanges.stop(),
  };
}

/** How far the changes of a listener have arrived. */
export function createChangeFeed(
  listener: Pick<NotificationListener, 'isConnected' | 'query'>,
): ChangeFeed {
  let roundTrip: Promise<void> | undefined;
  let nextRoundTrip: Promise<void> | undefined;

  /** Notifications sent before a query arrive before its result. Concurrent callers share the next query. */
  function awaitRoundTrip(): Promise<void> {
    nextRoundTrip ??= Promise.resolve(roundTrip).then(() => {
      nextRoundTrip = undefined;
      const query = listener.query('select 1') ?? Promise.resolve();
      roundTrip = query.then(
        () => undefined,
        () => undefined,
      );
      return roundTrip;
    });
    return nextRoundTrip;
  }

  return {
    isConnected: listener.isConnected,
    async catchUp() {
      await Promise.race([awaitRoundTrip(), sleep(CATCH_UP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
