import { describe, expect, it } from 'vitest';
import { createResponseStore } from './response-store.ts';
import { createStoredResponse } from './stored-response.ts';

/** A store whose clock only moves when told to. */
function storeAt(options: { readsLag?: boolean; capacityBytes?: number } = {}) {
  let now = 1;
  const store = createResponseStore({ ...options, now: () => now });
  return { store, pass: (ms: number) => void (now += ms) };
}

function responseOf(text: string) {
  return createStoredResponse({ 'content-type': 'text/plain' }, Buffer.from(text));
}

describe('a stored response', () => {
  it('is found until one of its dependencies changes', () => {
    const { store } = storeAt();
    const [raleigh, cary] = [responseOf('Raleigh'), responseOf('Cary')];
    store.begin('/raleigh').store(raleigh, ['city:raleigh']);
    store.begin('/cary').store(cary, ['city:cary']);
    store.change(['city:raleigh', 'job:1']);
    expect(store.find('/raleigh')).toBeUndefined();
    expect(store.find('/cary')).toBe(cary);
  });

  it('lives for 20 seconds without a change', () => {
    const { store, pass } = storeAt();
    store.begin('/').store(responseOf('Home'), []);
    pass(20_000);
    expect(store.find('/')).toBeDefined();
    pass(1);
    expect(store.find('/')).toBeUndefined();
  });

  it('is dropped with all others when changes may have been missed', () => {
    const { store } = storeAt();
    store.begin('/').store(responseOf('Home'), []);
    store.clear();
    expect(store.find('/')).toBeUndefined();
  });

  it('is purged when others are stored after its expiry', () => {
    const { store, pass } = storeAt();
    store.begin('/1').store(responseOf('One'), ['job:1']);
    pass(20_001);
    store.begin('/2').store(responseOf('Two'), ['job:2']);
    expect(store.figures.responses).toBe(1);
  });

  it('makes room for later ones', () => {
    const { store } = storeAt({ capacityBytes: 19_999 });
    for (const key of ['/1', '/2', '/3']) {
      store.begin(key).store(responseOf('x'.repeat(3_000)), [`job:${key}`]);
    }
    expect(['/1', '/2', '/3'].map((key) => store.find(key) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    expect(store.figures).toEqual({ responses: 1, bytes: 10_000 });
  });
});

describe('a pending response', () => {
  it('is not stored when a dependency has changed meanwhile', () => {
    const { store } = storeAt();
    const pending = store.begin('/raleigh');
    store.change(['city:raleigh']);
    pending.store(responseOf('Raleigh'), ['city:raleigh']);
    expect(store.find('/raleigh')).toBeUndefined();
  });

  it('is stored when something else has changed, or the dependency before it was started', () => {
    const { store } = storeAt();
    store.change(['city:raleigh']);
    const pending = store.begin('/raleigh');
    store.change(['city:cary']);
    pending.store(responseOf('Raleigh'), ['city:raleigh']);
    expect(store.find('/raleigh')).toBeDefined();
  });

  it('is not stored when changes may have been missed meanwhile', () => {
    const { store } = storeAt();
    const pending = store.begin('/');
    store.clear();
    pending.store(responseOf('Home'), []);
    expect(store.find('/')).toBeUndefined();
  });

  it('is not stored when a change meanwhile has been forgotten', () => {
    const { store, pass } = storeAt();
    const pending = store.begin('/raleigh');
    store.change(['city:raleigh']);
    pass(60_000);
    pending.store(responseOf('Raleigh'), ['city:raleigh']);
    expect(store.find('/raleigh')).toBeUndefined();
  });

  it('can be awaited once a response was stored for its key', async () => {
    const { store } = storeAt();
    const first = store.begin('/');
    expect(store.pendingResponse('/')).toBeUndefined();
    first.store(responseOf('Home'), ['board']);
    first.end();
    store.change(['board']);
    const second = store.begin('/');
    const pending = store.pendingResponse('/');
    expect(pending).toBeDefined();
    second.end();
    await pending;
    expect(store.pendingResponse('/')).toBeUndefined();
  });
});

describe('a response made from a copy of the database', () => {
  it('lives for a second after a change that the copy may not have yet', () => {
    const { store, pass } = storeAt({ readsLag: true });
    store.change(['city:raleigh']);
    store.begin('/raleigh').store(responseOf('Raleigh'), ['city:raleigh']);
    store.begin('/cary').store(responseOf('Cary'), ['city:cary']);
    pass(1_001);
    expect(store.find('/raleigh')).toBeUndefined();
    expect(store.find('/cary')).toBeDefined();
  });

  it('lives as long as any other when the change is long past', () => {
    const { store, pass } = storeAt({ readsLag: true });
    store.change(['city:raleigh']);
    pass(20_001);
    store.begin('/raleigh').store(responseOf('Raleigh'), ['city:raleigh']);
    pass(1_001);
    expect(store.find('/raleigh')).toBeDefined();
  });
});
