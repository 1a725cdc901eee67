import { describe, expect, it } from 'vitest';
import { createResponseStore } from './response-store.ts';
import { createStoredResponse } from './stored-response.ts';

/** A store whose time stands still until it is told to pass. */
function storeAt(options: { readsLag?: boolean; capacityBytes?: number } = {}) {
  let now = 1;
  const store = createResponseStore({ ...options, now: () => now });
  return { store, pass: (ms: number) => void (now += ms) };
}

function answerOf(text: string) {
  return createStoredResponse({ 'content-type': 'text/plain' }, Buffer.from(text));
}

describe('a stored answer', () => {
  it('is found until something that it was made from changes', () => {
    const { store } = storeAt();
    const [raleigh, cary] = [answerOf('Raleigh'), answerOf('Cary')];
    store.begin('/raleigh').store(raleigh, ['city:raleigh']);
    store.begin('/cary').store(cary, ['city:cary']);
    store.change(['city:raleigh', 'job:1']);
    expect(store.find('/raleigh')).toBeUndefined();
    expect(store.find('/cary')).toBe(cary);
  });

  it('lasts 20 seconds where no change is heard of', () => {
    const { store, pass } = storeAt();
    store.begin('/').store(answerOf('Home'), []);
    pass(20_000);
    expect(store.find('/')).toBeDefined();
    pass(1);
    expect(store.find('/')).toBeUndefined();
  });

  it('is gone with all others when changes may have been missed', () => {
    const { store } = storeAt();
    store.begin('/').store(answerOf('Home'), []);
    store.clear();
    expect(store.find('/')).toBeUndefined();
  });

  it('leaves no trace once its time is over and others are stored', () => {
    const { store, pass } = storeAt();
    store.begin('/1').store(answerOf('One'), ['job:1']);
    pass(20_001);
    store.begin('/2').store(answerOf('Two'), ['job:2']);
    expect(store.figures.answers).toBe(1);
  });

  it('makes room for those asked for later', () => {
    const { store } = storeAt({ capacityBytes: 19_999 });
    for (const key of ['/1', '/2', '/3']) {
      store.begin(key).store(answerOf('x'.repeat(3_000)), [`job:${key}`]);
    }
    expect(['/1', '/2', '/3'].map((key) => store.find(key) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    expect(store.figures).toEqual({ answers: 1, bytes: 10_000 });
  });
});

describe('an answer that is being made', () => {
  it('is not stored when what it is made from has changed meanwhile', () => {
    const { store } = storeAt();
    const making = store.begin('/raleigh');
    store.change(['city:raleigh']);
    making.store(answerOf('Raleigh'), ['city:raleigh']);
    expect(store.find('/raleigh')).toBeUndefined();
  });

  it('is stored when something else has changed, or the same before', () => {
    const { store } = storeAt();
    store.change(['city:raleigh']);
    const making = store.begin('/raleigh');
    store.change(['city:cary']);
    making.store(answerOf('Raleigh'), ['city:raleigh']);
    expect(store.find('/raleigh')).toBeDefined();
  });

  it('is not stored when changes may have been missed meanwhile', () => {
    const { store } = storeAt();
    const making = store.begin('/');
    store.clear();
    making.store(answerOf('Home'), []);
    expect(store.find('/')).toBeUndefined();
  });

  it('is not stored when a change meanwhile is too long ago to be remembered', () => {
    const { store, pass } = storeAt();
    const making = store.begin('/raleigh');
    store.change(['city:raleigh']);
    pass(60_000);
    making.store(answerOf('Raleigh'), ['city:raleigh']);
    expect(store.find('/raleigh')).toBeUndefined();
  });

  it('is waited for by others, once it was worth storing', async () => {
    const { store } = storeAt();
    const first = store.begin('/');
    expect(store.awaited('/')).toBeUndefined();
    first.store(answerOf('Home'), ['board']);
    first.end();
    store.change(['board']);
    const second = store.begin('/');
    const awaited = store.awaited('/');
    expect(awaited).toBeDefined();
    second.end();
    await awaited;
    expect(store.awaited('/')).toBeUndefined();
  });
});

describe('an answer made from a copy of the database', () => {
  it('lasts a second after a change that the copy may not know yet', () => {
    const { store, pass } = storeAt({ readsLag: true });
    store.change(['city:raleigh']);
    store.begin('/raleigh').store(answerOf('Raleigh'), ['city:raleigh']);
    store.begin('/cary').store(answerOf('Cary'), ['city:cary']);
    pass(1_001);
    expect(store.find('/raleigh')).toBeUndefined();
    expect(store.find('/cary')).toBeDefined();
  });

  it('lasts as long as any other when the change is long past', () => {
    const { store, pass } = storeAt({ readsLag: true });
    store.change(['city:raleigh']);
    pass(20_001);
    store.begin('/raleigh').store(answerOf('Raleigh'), ['city:raleigh']);
    pass(1_001);
    expect(store.find('/raleigh')).toBeDefined();
  });
});
