import {
  LIVE_RESET,
  LIVE_SILENCE_MAX_MS,
  liveEvent,
  liveKinds,
  type LiveKind,
} from '@nextshift/contract';
import { readStream, type StreamPart } from './read-stream.ts';
import type { StreamProgress } from './stream-progress.ts';

/** How often a page looks whether the stream is still there, in milliseconds. */
const CHECK_EVERY_MS = 15_000;
/** The first wait before coming back, and the longest, in milliseconds. */
const RETRY_MS = { first: 2_000, longest: 30_000 };

/** What happened: its kind, and what to read again; `reset` means everything. */
export type News =
  | { readonly kind: LiveKind; readonly id: string }
  | { readonly kind: typeof LIVE_RESET; readonly id: null };

interface FollowOptions {
  /** Names the account whose news it is: tabs of the same account share a stream. */
  readonly account: string;
  readonly progress: StreamProgress;
  readonly onNews: (news: News) => void;
  /** Asked when the server refuses the session; a newer one may have replaced it. */
  readonly isSessionLost: () => Promise<boolean>;
}

const RESET: News = { kind: LIVE_RESET, id: null };

/**
 * Follows the news of an account until it is stopped. One tab of the browser reads the stream and tells the others;
 * while there is no stream, each asks for everything every now and then.
 * @returns stops it
 */
export function followLive({
  account,
  progress,
  onNews,
  isSessionLost,
}: FollowOptions): () => void {
  const name = `nextshift-live ${account}`;
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  let heardAt = Date.now();
  let isFollowing = false;
  let attempt = new AbortController();

  function hear(part: StreamPart): void {
    heardAt = Date.now();
    if (part.id !== null) progress.write(part.id);
    const news = newsIn(part);
    // What happened between the loading of the page and the first word that this tab hears was missed.
    if (!isFollowing) onNews(RESET);
    else if (news) onNews(news);
    isFollowing = true;
  }

  /** Reads the stream in this tab until the page is left, and comes back to it. */
  async function lead(): Promise<void> {
    let wait = RETRY_MS.first;
    while (!signal.aborted) {
      attempt = new AbortController();
      const lastEventId = progress.read();
      // The stream repeats what was missed since.
      isFollowing ||= lastEventId !== null;
      const status = await readStream({
        lastEventId,
        signal: AbortSignal.any([signal, attempt.signal]),
        onPart(part) {
          hear(part);
          channel.postMessage(part);
        },
        onRetry(ms) {
          wait = ms;
        },
      }).catch(() => 0);
      if (status === 401 && (await isSessionLost())) return;
      await pause(wait, signal);
      wait = Math.min(wait * 2, RETRY_MS.longest);
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<StreamPart>) => {
    hear(data);
  });
  const check = setInterval(() => {
    if (Date.now() - heardAt < LIVE_SILENCE_MAX_MS) return;
    attempt.abort();
    if (!document.hidden) onNews(RESET);
  }, CHECK_EVERY_MS);
  signal.addEventListener('abort', () => {
    clearInterval(check);
    channel.close();
  });
  // Private windows of some browsers, and pages without https, lack locks: each of their tabs reads.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    stopping.abort();
  };
}

/** Waits, but no longer than until the device is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, { once: true });
    signal.addEventListener('abort', end, { once: true });
  });
}

/** A newer server may know kinds that this page does not. */
function newsIn({ event, data }: StreamPart): News | null {
  if (event === LIVE_RESET) return RESET;
  const kind = liveKinds.find((each) => each === event);
  if (kind === undefined) return null;
  return { kind, id: liveEvent.parse(JSON.parse(data)).id };
}
