import { expect, it } from 'vitest';
import { Interruption, watchForInterruption } from './interruption.ts';

const events = ['SIGINT', 'SIGTERM', 'uncaughtException'] as const;
const count = () => events.map((event) => process.listenerCount(event));

it('stops handling errors and signals once the run is over', () => {
  const before = count();
  const watch = watchForInterruption();
  expect(count()).toEqual(before.map((listeners) => listeners + 1));
  watch.end();
  expect(count()).toEqual(before);
});

it('ends a run at the first signal', async () => {
  const watch = watchForInterruption();
  const [ending] = process.listeners('SIGTERM').slice(-1);
  ending?.('SIGTERM');
  await expect(watch.interrupted).rejects.toBeInstanceOf(Interruption);
  watch.end();
});
