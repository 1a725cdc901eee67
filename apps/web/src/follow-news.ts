import { getMe, getOwnEmployer, LIVE_RESET, type LiveKind, liveKinds } from '@nextshift/contract';
import { interviewKeys } from './entities/application/interview-keys.ts';
import { messageKeys } from './entities/application/message-keys.ts';
import { ownListKeys } from './entities/application/own-list-keys.ts';
import { ownWeekQuery } from './entities/availability/own-week-query.ts';
import { employerKeys } from './entities/employer/employer-keys.ts';
import { coverOffersQuery } from './entities/shift/cover-offers-query.ts';
import { isTransient } from './platform/api/api-error.ts';
import { browserApi } from './platform/api/browser-api.ts';
import { getQueryClient } from './platform/api/query-client.ts';
import { followLive, type News } from './platform/live/follow-live.ts';
import type { LiveAccount } from './platform/live/start-live.ts';
import type { StreamProgress } from './platform/live/stream-progress.ts';
import { keepPush } from './platform/push/device-push.ts';
import { useAuthStore } from './platform/stores/auth-store.ts';
import { useLeavingStore } from './platform/session/leaving-store.ts';

/** News of this time is read together, in milliseconds: a list is not asked for again while it is on its way. */
const GATHER_MS = 250;
/** After how many milliseconds news that could not be read is asked for again. */
const RETRY_MS = 15_000;

type Keys = readonly (readonly unknown[])[];

/**
 * Reads again what is on the screen whenever there is news of it.
 * @returns stops it
 */
export function followNews(account: LiveAccount, progress: StreamProgress): () => void {
  // A browser whose service cannot be reached tries again with the next page.
  keepPush(account.accountId).catch(() => undefined);
  const client = getQueryClient();
  const gathered = new Map<string, readonly unknown[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function gather(keys: Keys): void {
    for (const key of keys) gathered.set(JSON.stringify(key), key);
  }

  function readAgain(): void {
    clearTimers();
    // Whose session ends reads nothing any more.
    const queryKeys = useLeavingStore.getState().leaving ? [] : [...gathered.values()];
    gathered.clear();
    for (const queryKey of queryKeys) {
      client.invalidateQueries({ queryKey }, { throwOnError: true }).catch((error: unknown) => {
        if (isStopped || !isTransient(error)) return;
        // The stream does not repeat what it has sent.
        gather([queryKey]);
        retry ??= setTimeout(readAgain, RETRY_MS);
      });
    }
  }

  function clearTimers(): void {
    clearTimeout(timer);
    clearTimeout(retry);
    timer = undefined;
    retry = undefined;
  }

  const stop = followLive({
    account: `${account.kind} ${account.accountId}`,
    progress,
    onNews(news) {
      gather(keysOf(account, news));
      timer ??= setTimeout(readAgain, GATHER_MS);
    },
    isSessionLost: () => isSessionLost(account),
  });
  return () => {
    isStopped = true;
    stop();
    clearTimers();
  };
}

function keysOf(account: LiveAccount, { kind, id }: News): Keys {
  if (kind === LIVE_RESET) return liveKinds.flatMap((each) => keysOfKind(account, each, null));
  return keysOfKind(account, kind, id);
}

function keysOfKind(
  { kind: side, accountId }: LiveAccount,
  kind: LiveKind,
  id: string | null,
): Keys {
  const isSeeker = side === 'seeker';
  const applications: Keys = isSeeker
    ? [ownListKeys.applications]
    : [employerKeys.applications(accountId), employerKeys.jobs(accountId)];
  const shifts: Keys = isSeeker
    ? [ownListKeys.shifts, ownWeekQuery(accountId).queryKey, coverOffersQuery(accountId).queryKey]
    : [
        employerKeys.rosters(accountId),
        employerKeys.shiftDates(accountId),
        coverOffersQuery(accountId).queryKey,
      ];
  const messages: Keys = [messageKeys.threads(accountId), messageKeys.messages(accountId, id)];
  switch (kind) {
    case 'notice':
      return [ownListKeys.notices];
    case 'message':
      return messages;
    case 'application':
      // What is hidden in a conversation, and whether an interview takes place, depends on it.
      return [...applications, ...messages, interviewKeys.all(accountId)];
    case 'shift':
      return shifts;
    case 'interview':
      return [...applications, interviewKeys.all(accountId)];
  }
}

/** Asks for the session, which is forgotten if it has ended: a screen that only shows something makes no call. */
async function isSessionLost({ kind }: LiveAccount): Promise<boolean> {
  await browserApi.call(kind === 'seeker' ? getMe : getOwnEmployer).catch(() => undefined);
  return useAuthStore.getState().kind === null;
}
