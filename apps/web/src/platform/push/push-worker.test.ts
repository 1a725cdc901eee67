import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { newsKinds } from '@nextshift/contract';
import { expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8');
const SITE = 'https://nextshift.example';
const NEWS = { id: 'news-1', kind: 'message', path: '/messages/1', hasNotice: true };
const UNREAD = { kind: 'message', applicationId: '1', jobTitle: 'Barista', readAt: null };

interface Window {
  readonly url: string;
  readonly focused: boolean;
  readonly focus: () => Promise<void>;
}

/** A worker in a browser that has these windows open, and whose session has these notices. */
function startWorker(windows: readonly Window[], notices: readonly object[] | null) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const setAppBadge = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const fetched = vi.fn(async (path: string, options?: object) => {
    if (notices === null) throw new TypeError('Failed to fetch');
    const unreadCount = notices.length;
    return options
      ? new Response(null, { status: 204 })
      : Response.json({ path, notices, unreadCount });
  });
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, listener),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
    navigator: { setAppBadge },
    location: { origin: SITE },
  };
  runInNewContext(script, { self, URL, Response, fetch: fetched });
  const send = async (name: string, parts: object): Promise<void> => {
    let outcome: unknown;
    listeners.get(name)?.({ waitUntil: (promise: unknown) => (outcome = promise), ...parts });
    await outcome;
  };
  return {
    showNotification,
    setAppBadge,
    openWindow,
    fetched,
    push: (news: object) => send('push', { data: { json: () => news } }),
    click: (data: object) =>
      send('notificationclick', { notification: { close: () => undefined, data } }),
  };
}

const aWindow = (url: string, focused: boolean): Window => ({
  url,
  focused,
  focus: vi.fn(async () => undefined),
});

it('shows pushed news with the job that it is about, which it reads itself', async () => {
  const worker = startWorker([aWindow(`${SITE}/jobs`, false)], [UNREAD]);
  await worker.push(NEWS);
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith('You have a message', {
    body: 'Barista',
    tag: 'news-1',
    data: { id: 'news-1', path: '/messages/1' },
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
  });
  expect(worker.setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
});

it.each([
  ['another conversation', { ...NEWS, path: '/messages/2' }],
  ['news without a notice', { ...NEWS, hasNotice: false }],
])('names no job for %s', async (_what, news) => {
  const worker = startWorker([], [UNREAD]);
  await worker.push(news);
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
    'You have a message',
    expect.objectContaining({ body: '' }),
  );
});

it.each(newsKinds)('has words for news of the kind %s', async (kind) => {
  const worker = startWorker([], null);
  await worker.push({ ...NEWS, kind });
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
    expect.not.stringMatching('You have news'),
    expect.objectContaining({ body: '' }),
  );
});

it('shows nothing over the board itself', async () => {
  const worker = startWorker([aWindow(`${SITE}/jobs`, true)], [UNREAD]);
  await worker.push(NEWS);
  expect(worker.showNotification).not.toHaveBeenCalled();
});

it('opens the page of the news, and says so', async () => {
  const other = aWindow(`${SITE}/jobs`, false);
  const worker = startWorker([other], []);
  await worker.click(NEWS);
  expect(worker.fetched).toHaveBeenCalledExactlyOnceWith('/api/push/news-1/opened', {
    method: 'POST',
  });
  expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}/messages/1`);
  expect(other.focus).not.toHaveBeenCalled();
});

it('comes back to the page where it is open', async () => {
  const open = aWindow(`${SITE}/messages/1`, false);
  const worker = startWorker([aWindow(`${SITE}/jobs`, true), open], null);
  await worker.click(NEWS);
  expect(open.focus).toHaveBeenCalledOnce();
  expect(worker.openWindow).not.toHaveBeenCalled();
});
