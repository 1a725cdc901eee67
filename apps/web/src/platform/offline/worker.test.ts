import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '../../styles/theme-colors.ts';

const folder = join(import.meta.dirname, '../../../public');
const script = readFileSync(join(folder, 'sw.js'), 'utf8');

const SITE = 'https://nextshift.example';
const PAGE = '<link href="/assets/app-1.css"><script src="/offline.js"></script><a href="/jobs">';

interface Network {
  /** Null while offline. */
  answer: ((path: string) => Response) | null;
}

/** A worker, and the part of a browser that it uses. */
function startWorker(network: Network, stored = new Map<string, Map<string, Response>>()) {
  const listeners = new Map<string, (event: object) => void>();
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, SITE).pathname;
  const reach = async (asked: string | { url: string }) => {
    if (!network.answer) throw new TypeError('Failed to fetch');
    return network.answer(pathOf(asked));
  };
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      addAll: async (asked: { url: string }[]) => {
        for (const each of asked) files.set(pathOf(each), await reach(each));
      },
      put: async (path: string, answer: Response) => void files.set(path, answer),
    };
  };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {},
    location: { origin: SITE },
  };
  runInNewContext(script, {
    self,
    URL,
    Response,
    Request: class {
      readonly url: string;
      constructor(path: string) {
        this.url = SITE + path;
      }
    },
    fetch: reach,
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (asked: string) =>
        [...stored.values()]
          .map((files) => files.get(pathOf(asked)))
          .find(Boolean)
          ?.clone(),
    },
  });
  const send = async (name: string, parts: object = {}): Promise<unknown> => {
    let outcome: unknown;
    const keep = (promise: unknown) => (outcome = promise);
    listeners.get(name)?.({ waitUntil: keep, respondWith: keep, ...parts });
    return outcome;
  };
  const ask = async (path: string, request: object) =>
    (await send('fetch', { request: { url: SITE + path, method: 'GET', ...request } })) as
      | Response
      | undefined;
  return { stored, send, ask };
}

const online: Network = {
  answer: (path) => new Response(path === '/offline' ? PAGE : `online ${path}`),
};
const navigation = { mode: 'navigate', destination: 'document' };

async function installed() {
  const network = { ...online };
  const worker = startWorker(network);
  await worker.send('install');
  await worker.send('activate');
  return { ...worker, network };
}

describe('the worker', () => {
  it('caches the offline page and its assets, and nothing else', async () => {
    const worker = await installed();
    await worker.ask('/history', navigation);
    await worker.ask('/assets/other.css', { destination: 'style' });
    const kept = [...worker.stored.values()].flatMap((files) => [...files.keys()]);
    expect(kept.toSorted()).toEqual(['/assets/app-1.css', '/offline', '/offline.js']);
  });

  it('leaves pages to the network while online', async () => {
    const { ask } = await installed();
    expect(await (await ask('/jobs', navigation))?.text()).toBe('online /jobs');
  });

  it('shows the offline page when the network fails', async () => {
    const { ask, network } = await installed();
    network.answer = null;
    expect(await (await ask('/jobs', navigation))?.text()).toBe(PAGE);
    const style = await ask('/assets/app-1.css', { destination: 'style' });
    expect(await style?.text()).toBe('online /assets/app-1.css');
  });

  it('ignores API calls, scripts and pictures', async () => {
    const { ask } = await installed();
    expect(await ask('/api/user/me', { mode: 'cors', destination: '' })).toBeUndefined();
    expect(await ask('/assets/site.js', { destination: 'script' })).toBeUndefined();
    expect(await ask('/files/logo', { destination: 'image' })).toBeUndefined();
  });

  it('is not installed when the offline page fails', async () => {
    const { send } = startWorker({ answer: () => new Response('', { status: 503 }) });
    await expect(send('install')).rejects.toThrow('503');
  });

  it('deletes the cache of older versions', async () => {
    const older = new Map([['offline-older', new Map<string, Response>()]]);
    const { send, stored } = startWorker(online, older);
    await send('install');
    await send('activate');
    expect([...stored.keys()]).toEqual(['offline-BUILD_VERSION']);
  });
});

describe('the manifest', () => {
  interface Manifest {
    readonly background_color: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  }
  const text = readFileSync(join(folder, 'manifest.webmanifest'), 'utf8');
  const { background_color, icons, shortcuts } = JSON.parse(text) as Manifest;

  it('opens on the background color of the pages', () => {
    expect(background_color).toBe(THEME_COLORS.light);
  });

  it('leads to the search, the own shifts and the saved jobs', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual(['/jobs', '/my-shifts', '/history?tab=saved']);
  });

  it.each(icons)('names a picture of its declared size: $src', ({ src, sizes }) => {
    const png = readFileSync(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  });
});
