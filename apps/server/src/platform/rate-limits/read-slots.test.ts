import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createReadSlots } from './read-slots.ts';

const caller = { query: {}, session: null, ip: '192.0.2.1' };

/** Runs two reads, and says how many had begun before the first ended. */
async function beginTwo(query: object, isExpensive?: boolean): Promise<number> {
  const inSlot = createReadSlots();
  let begun = 0;
  let endFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (endFirst = resolve));
  const read = () => {
    begun += 1;
    return first;
  };
  const both = [1, 2].map(() => inSlot({ ...caller, query }, read, isExpensive));
  await nextTurn();
  const atOnce = begun;
  endFirst();
  await Promise.all(both);
  expect(begun).toBe(2);
  return atOnce;
}

it('runs ordinary reads of a caller at once', async () => {
  expect(await beginTwo({})).toBe(2);
});

it('runs reads of many rows after each other, and those that say that they are expensive', async () => {
  expect(await beginTwo({ limit: 100 })).toBe(1);
  expect(await beginTwo({}, true)).toBe(1);
});
