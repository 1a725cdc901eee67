import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/offline.js'), 'utf8');

/** The offline page without saved jobs, and the part of a browser that its script uses. */
function openOfflinePage(pathname = '/history') {
  const listeners = new Map<string, () => void>();
  const browser = { isOnline: false, isReachable: false };
  const reload = vi.fn();
  const request = vi.fn(async () => {
    if (!browser.isReachable) throw new TypeError('Failed to fetch');
  });
  runInNewContext(script, {
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    document: { getElementById: () => null },
    fetch: request,
    localStorage: { getItem: () => null },
    location: { pathname, reload },
    navigator: {
      get onLine() {
        return browser.isOnline;
      },
    },
    setTimeout,
    clearTimeout,
  });
  const hear = (name: string) => listeners.get(name)?.();
  return { browser, hear, reload, request };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the offline page', () => {
  it('loads again once the device is online', async () => {
    const { browser, hear, reload, request } = openOfflinePage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(request).not.toHaveBeenCalled();
    Object.assign(browser, { isOnline: true, isReachable: true });
    hear('online');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the network of a device that is online already', async () => {
    const { browser, reload, request } = openOfflinePage();
    browser.isOnline = true;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(reload).not.toHaveBeenCalled();
    // After 1, 2, 4, 8 and 16 seconds, then every 30.
    expect(request).toHaveBeenCalledTimes(13);
    browser.isReachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays at its own address, where there is no other page', async () => {
    const { browser, hear, reload } = openOfflinePage('/offline');
    Object.assign(browser, { isOnline: true, isReachable: true });
    hear('online');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the way to another page alone', async () => {
    const { browser, hear, reload } = openOfflinePage();
    Object.assign(browser, { isOnline: true, isReachable: true });
    hear('beforeunload');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).not.toHaveBeenCalled();
    hear('pageshow');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
