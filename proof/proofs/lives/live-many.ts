import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import type { Findings } from '@nextshift/test-kit/prove/proof';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { openBoard } from './board/open-board.ts';
import { type BatchFindings, liveBatch } from './live-batch.ts';
import { habits } from './moves/habits.ts';
import { hiringHabits } from './moves/hiring-habits.ts';

export interface Size {
  readonly lives: number;
  /** In one batch of so many, employers hire several. */
  readonly oneHiresOf: number;
  /** Lives on one board, whose clock jumps for all of them. */
  readonly perBatch: number;
  /** Turns of each life, in which it makes one move. */
  readonly rounds: number;
}

/** Lives between two lines of progress. */
const NOTED = 500;
/** One difference is enough: later lives would only repeat it. */
const VIOLATIONS_MAX = 3;

/** Plays batch after batch, until enough have lived or the model was contradicted. */
export async function liveMany(
  testbed: Testbed,
  { lives: wanted, oneHiresOf, perBatch, rounds }: Size,
): Promise<Findings> {
  const board = await openBoard(testbed);
  const { dataDir } = board;
  const total: Omit<BatchFindings, 'violations'> = { moves: 0, refused: 0, events: 0, mails: 0 };
  const violations: string[] = [];
  let lived = 0;
  let hired = 0;
  await testbed.inDatabase(dataDir, (database) =>
    withDatabase(databaseAddress(dataDir, 'postgres'), async (superuser) => {
      const stage = { board, database, superuser };
      while (lived < wanted && violations.length < VIOLATIONS_MAX) {
        const seed = testbed.random.whole(2 ** 31);
        const hires = (lived / perBatch) % oneHiresOf === oneHiresOf - 1;
        const batch = await liveBatch(stage, {
          seed,
          lives: perBatch,
          rounds,
          habits: hires ? hiringHabits : habits,
        });
        violations.push(...batch.violations);
        for (const key of ['moves', 'refused', 'events', 'mails'] as const)
          total[key] += batch[key];
        lived += perBatch;
        if (hires) hired += perBatch;
        if (lived % NOTED === 0) testbed.note(`${lived} lives`);
      }
    }),
  );
  return {
    figures: {
      lives: lived,
      'of these of employers that hire several': hired,
      moves: total.moves,
      'of these refused': total.refused,
      'events in timelines': total.events,
      mails: total.mails,
    },
    violations: violations.slice(0, VIOLATIONS_MAX),
  };
}
