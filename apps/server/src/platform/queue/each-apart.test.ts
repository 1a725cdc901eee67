import { expect, it } from 'vitest';
import { eachApart } from './each-apart.ts';

const locked = Object.assign(new Error('canceling statement due to lock timeout'), {
  code: '55P03',
});
const broken = new Error('no such job');

/** Work that fails with an error for one of the items. */
function failingAt(failing: string, error: Error) {
  const done: string[] = [];
  const work = async (item: string) => {
    if (item === failing) throw error;
    done.push(item);
  };
  return { work, done };
}

it('goes on after an item whose rows others hold, and fails in the end', async () => {
  const { work, done } = failingAt('one', locked);
  await expect(eachApart(['one', 'two', 'three'], work)).rejects.toBe(locked);
  expect(done).toEqual(['two', 'three']);
});

it('fails at once for any other reason', async () => {
  const { work, done } = failingAt('two', broken);
  await expect(eachApart(['one', 'two', 'three'], work)).rejects.toBe(broken);
  expect(done).toEqual(['one']);
});

it('leaves other reasons to who handles them', async () => {
  const { work, done } = failingAt('two', broken);
  const failures: unknown[] = [];
  await eachApart(['one', 'two', 'three'], work, (error, item) => failures.push([item, error]));
  expect(done).toEqual(['one', 'three']);
  expect(failures).toEqual([['two', broken]]);
});
