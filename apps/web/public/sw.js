/*
 * Shows a page of our own where none can be reached, and news that is pushed. It keeps that page and what
 * that page is drawn with, and nothing else: no answer of the API, no page of a person. The build puts its
 * version in.
 */
const NAME = 'offline-BUILD_VERSION';
const PAGE = '/offline';

self.addEventListener('install', (event) => {
  // Open pages do not depend on what an older worker kept, so nothing waits for them to close.
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(reach(event));
  else if (isOfPage(request)) event.respondWith(fetch(request).catch(() => kept(request.url)));
});

async function keepPage() {
  const page = await fetch(PAGE, { credentials: 'omit', cache: 'reload' });
  if (!page.ok) throw new Error(`${PAGE} answered ${page.status}`);
  const html = await page.clone().text();
  const parts = html.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js|svg|woff2))"/g);
  const files = new Set(Array.from(parts, ([, path]) => path));
  const cache = await caches.open(NAME);
  await cache.addAll(Array.from(files, (path) => new Request(path, { credentials: 'omit' })));
  await cache.put(PAGE, page);
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  // The browser asks for the page while this worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function reach(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(PAGE);
  }
}

function isOfPage({ url, method, destination }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return false;
  return ['style', 'font'].includes(destination) || pathname === '/offline.js';
}

async function kept(address) {
  return (await caches.match(address, { ignoreVary: true })) ?? Response.error();
}

const TITLES = {
  message: 'You have a message',
  interview: 'News of an interview',
  shift: 'News of a shift',
  decision: 'News of an application',
  alert: 'News of jobs',
};

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openNews(notification.data));
});

/** Pushed news has no words of anybody: what it is about is read with the session of this browser. */
async function tell({ id, kind, path, hasNotice }) {
  const list = await readNotices();
  if (list) await self.navigator.setAppBadge?.(list.unreadCount);
  const windows = await self.clients.matchAll({ type: 'window' });
  // Whoever looks at the board sees it there.
  if (windows.some(({ focused }) => focused)) return;
  const isOfNews = (notice) =>
    notice.kind === kind &&
    notice.readAt === null &&
    (kind !== 'message' || path.endsWith(notice.applicationId));
  const notice = hasNotice ? list?.notices.find(isOfNews) : undefined;
  await self.registration.showNotification(TITLES[kind] ?? 'You have news', {
    body: notice?.jobTitle ?? '',
    tag: id,
    data: { id, path },
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
  });
}

async function readNotices() {
  try {
    const response = await fetch('/api/notices');
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Opens the page of pushed news, in its own tab: another may have something half written. */
async function openNews({ id, path }) {
  const told = fetch(`/api/push/${id}/opened`, { method: 'POST' }).catch(() => undefined);
  const { href } = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === href);
  await (open ? open.focus() : self.clients.openWindow(href));
  await told;
}
