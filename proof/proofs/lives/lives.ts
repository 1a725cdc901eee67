import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { signUpSeeker } from '@nextshift/test-kit/people/people';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { openBoard } from './board/open-board.ts';
import { faultsOfEndings } from './faults/faults-of-endings.ts';
import { faultsOfPlaces } from './faults/faults-of-places.ts';
import { type BatchFindings, liveBatch } from './live-batch.ts';

interface Size {
  readonly lives: number;
  /** Lives on one board, whose clock jumps for all of them. */
  readonly perBatch: number;
  /** Turns of each life, in which it makes one move. */
  readonly rounds: number;
}

/** One for each rule of a life. */
const faults = [...faultsOfEndings, ...faultsOfPlaces];
/** Lives between two lines of progress. */
const NOTED = 500;
/** One difference is enough: later lives would only repeat it. */
const VIOLATIONS_MAX = 3;

export const lives = defineProof<Size>({
  name: 'lives',
  claim:
    '10,000 random lives of jobs and applications (post, schedule a draft, apply, stage, accept, undo, decline, reopen, withdraw, delete, close, repost, bring back, renew, expire, change or end of the plan, account deletion on both sides, clock jumps) against a small model on the real database',
  goal: '0 undecided applications on jobs closed longer than the grace, one notice for each event, places never over the plan, timelines and API equal to the model',
  sizes: {
    full: { lives: 10_000, perBatch: 50, rounds: 20 },
    short: { lives: 100, perBatch: 50, rounds: 20 },
    selfCheck: { lives: 600, perBatch: 30, rounds: 20 },
  },
  faults,
  async run(testbed, { lives: wanted, perBatch, rounds }) {
    const board = await openBoard(testbed);
    const { dataDir } = board;
    const { id } = await signUpSeeker(board.address);
    const total: Omit<BatchFindings, 'violations'> = { moves: 0, refused: 0, events: 0, mails: 0 };
    const violations: string[] = [];
    let lived = 0;
    await testbed.inDatabase(dataDir, (database) =>
      withDatabase(databaseAddress(dataDir, 'postgres'), async (superuser) => {
        const { rows } = await database.query<{ password_hash: string }>(
          'SELECT password_hash FROM seekers WHERE id = $1',
          [id],
        );
        const passwordHash = rows[0]?.password_hash ?? '';
        const stage = { board, database, superuser, passwordHash };
        while (lived < wanted && violations.length < VIOLATIONS_MAX) {
          const seed = testbed.random.whole(2 ** 31);
          const batch = await liveBatch(stage, { seed, lives: perBatch, rounds });
          violations.push(...batch.violations);
          for (const key of ['moves', 'refused', 'events', 'mails'] as const)
            total[key] += batch[key];
          lived += perBatch;
          if (lived % NOTED === 0) testbed.note(`${lived} lives`);
        }
      }),
    );
    return {
      figures: {
        lives: lived,
        moves: total.moves,
        'of these refused': total.refused,
        'events in timelines': total.events,
        mails: total.mails,
        'faults planted': faults.length,
      },
      violations: violations.slice(0, VIOLATIONS_MAX),
    };
  },
});
