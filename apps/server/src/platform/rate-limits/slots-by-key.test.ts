import { expect, it } from 'vitest';
import { createSlotsByKey } from './slots-by-key.ts';

const forever = () => new Promise<never>(() => undefined);
const done = () => Promise.resolve('done');

it('limits each key by itself', async () => {
  const inSlot = createSlotsByKey({ atOnce: 2, waiting: 0 });
  void inSlot('one', forever);
  void inSlot('one', forever);
  await expect(inSlot('one', done)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  await expect(inSlot('another', done)).resolves.toBe('done');
});

it('keeps a key until its last task has ended, whether it failed or not', async () => {
  const inSlot = createSlotsByKey({ atOnce: 1, waiting: 1 });
  let fail = (): void => undefined;
  const failing = inSlot(
    'one',
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('failed')))),
  );
  const waiting = inSlot('one', done);
  await expect(inSlot('one', done)).rejects.toMatchObject({ code: 'unavailable' });
  fail();
  await expect(failing).rejects.toThrow('failed');
  await expect(waiting).resolves.toBe('done');
  await expect(inSlot('one', done)).resolves.toBe('done');
});
