import { defineProof } from '@nextshift/test-kit/prove/proof';
import { faultsOfEndings } from './faults/faults-of-endings.ts';
import { faultsOfPlaces } from './faults/faults-of-places.ts';
import { liveMany, type Size } from './live-many.ts';
import { habits } from './moves/habits.ts';

/** One for each rule of a life. */
const faults = [...faultsOfEndings, ...faultsOfPlaces];

export const lives = defineProof<Size>({
  name: 'lives',
  claim:
    '10,000 random lives of jobs and applications (post, schedule a draft, apply, take back, stage, accept, undo, decline, reopen, withdraw, delete, close, repost, bring back, renew, expire, change or end of the plan, account deletion on both sides, clock jumps) against a small model on the real database',
  goal: '0 undecided applications on jobs closed longer than the grace, one notice for each event, places never over the plan, timelines and API equal to the model',
  sizes: {
    full: { lives: 10_000, perBatch: 50, rounds: 20 },
    short: { lives: 100, perBatch: 50, rounds: 20 },
    selfCheck: { lives: 600, perBatch: 30, rounds: 20 },
  },
  faults,
  async run(testbed, size) {
    const { figures, violations } = await liveMany(testbed, size, habits);
    return { figures: { ...figures, 'faults planted': faults.length }, violations };
  },
});
