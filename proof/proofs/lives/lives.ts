import { defineProof } from '@nextshift/test-kit/prove/proof';
import { faultsOfEndings } from './faults/faults-of-endings.ts';
import { faultsOfOpenings } from './faults/faults-of-openings.ts';
import { faultsOfJobs } from './faults/faults-of-jobs.ts';
import { liveMany, type Size } from './live-many.ts';

/** One for each rule of a life. */
const faults = [...faultsOfEndings, ...faultsOfJobs, ...faultsOfOpenings];

export const lives = defineProof<Size>({
  name: 'lives',
  claim:
    '11,000 random lives of jobs and applications, 1,000 of them of employers that hire several (post, raise or lower the openings, schedule a draft, apply, take back, stage, accept, undo, decline, reopen, withdraw, delete, close, repost, bring back, renew, expire, change or end of the plan, account deletion on both sides, clock jumps) against a small model on the real database',
  goal: '0 undecided applications on jobs closed longer than the grace, one notice for each event, places never over the plan, never more accepted than openings, the last place closes the job, limits of contact, timelines and API equal to the model',
  sizes: {
    full: { lives: 11_000, oneHiresOf: 11, perBatch: 50, rounds: 20 },
    short: { lives: 150, oneHiresOf: 3, perBatch: 50, rounds: 20 },
    selfCheck: { lives: 1_200, oneHiresOf: 2, perBatch: 30, rounds: 20 },
  },
  faults,
  async run(testbed, size) {
    const { figures, violations } = await liveMany(testbed, size);
    return { figures: { ...figures, 'faults planted': faults.length }, violations };
  },
});
