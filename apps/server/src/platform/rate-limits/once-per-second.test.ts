import { SECOND_MS } from '@nextshift/contract';
import { expect, it, vi } from 'vitest';
import { createTestClock } from '../../../test/test-clock.ts';
import { oncePerSecond } from './once-per-second.ts';

it('shares a pending check, and its outcome for a second', async () => {
  const clock = createTestClock();
  const check = vi.fn(() => Promise.resolve());
  const ready = oncePerSecond(clock.read, check);
  await Promise.all(Array.from({ length: 40 }, ready));
  clock.advance(SECOND_MS - 1);
  await ready();
  expect(check).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await ready();
  expect(check).toHaveBeenCalledTimes(2);
});

it('shares a failure no longer than a success', async () => {
  const clock = createTestClock();
  const check = vi.fn(() => Promise.resolve());
  check.mockRejectedValueOnce(new Error('away'));
  const ready = oncePerSecond(clock.read, check);
  await expect(Promise.all([ready(), ready()])).rejects.toThrow('away');
  await expect(ready()).rejects.toThrow('away');
  clock.advance(SECOND_MS);
  await ready();
  expect(check).toHaveBeenCalledTimes(2);
});
