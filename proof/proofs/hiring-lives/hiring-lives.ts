import { defineProof } from '@nextshift/test-kit/prove/proof';
import { liveMany, type Size } from '../lives/live-many.ts';
import { hiringHabits } from '../lives/moves/hiring-habits.ts';
import { faults } from './faults.ts';

export const hiringLives = defineProof<Size>({
  name: 'hiring-lives',
  claim:
    '1,000 random lives of jobs that hire several people (all moves of `lives`, and raise or lower the openings) against the same model on the real database',
  goal: 'never more accepted than openings, the last place closes the job, limits of contact, timelines and API equal to the model',
  sizes: {
    full: { lives: 1_000, perBatch: 50, rounds: 20 },
    short: { lives: 50, perBatch: 50, rounds: 20 },
    selfCheck: { lives: 600, perBatch: 30, rounds: 20 },
  },
  faults,
  async run(testbed, size) {
    const { figures, violations } = await liveMany(testbed, size, hiringHabits);
    return { figures: { ...figures, 'faults planted': faults.length }, violations };
  },
});
