import type pg from 'pg';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { Random } from '@nextshift/test-kit/numbers/random';
import { findOrphans } from '@nextshift/test-kit/workload/find-orphans';
import { type ErrandKind, prepareErrands } from './operations.ts';
import { openLossyLine } from './lossy-proxy.ts';
import { runErrand } from './run-operation.ts';

const KINDS = 6;
/** Most answers to one errand that are lost. */
const LOSSES_MAX = 3;

export const lostReplies = defineProof({
  name: 'lost-replies',
  claim:
    'The response to a signup, an application, a new job, a document or a checkout is lost after the commit, and the client asks again with the same Idempotency-Key',
  goal: '500 errands, 0 duplicates, the first answer again',
  sizes: { full: { errands: 500 }, short: { errands: 24 }, selfCheck: { errands: 6 } },
  faults: [
    {
      title: 'The Idempotency-Key is ignored',
      edits: [
        {
          file: 'platform/http/idempotent-requests.ts',
          replace: 'if (key === null) return handlers.handle();',
          by: 'if (key === null || key.key !== "") return handlers.handle();',
        },
      ],
    },
    {
      title: 'A repeated call gets another status than at first',
      edits: [
        {
          file: 'platform/http/idempotency.ts',
          replace: 'return { status: kept.status, body: kept.answer };',
          by: 'return { status: 200, body: kept.answer };',
        },
      ],
    },
  ],
  async run(stage, { errands }) {
    const dataDir = await stage.newDataDir();
    const { address } = await stage.start(dataDir);
    const { random } = stage;
    return stage.inDatabase(dataDir, async (database) => {
      const kinds = await prepareErrands(address, database, Math.ceil(errands / KINDS));
      const done = await Promise.all(kinds.map((kind) => runAll(kind, address, random)));
      const lost = done.reduce((sum, each) => sum + each.lost, 0);
      const violations = done.flatMap((each) => each.violations);
      for (const kind of kinds) violations.push(...(await countTwice(kind, database)));
      violations.push(...(await findOrphans(dataDir, database)));
      const of = kinds.reduce((sum, kind) => sum + kind.errands.length, 0);
      return { figures: { errands: of, kinds: kinds.length, 'answers lost': lost }, violations };
    });
  },
});

/** One errand after the other, over a line of the kind's own. */
async function runAll({ name, errands }: ErrandKind, address: string, random: Random) {
  const line = await openLossyLine(address);
  const violations: string[] = [];
  let lost = 0;
  for (const errand of errands) {
    const losses = 1 + random.whole(LOSSES_MAX);
    lost += losses;
    const wrong = await runErrand(errand, { line, address, losses });
    violations.push(...wrong.map((sentence) => `One ${name} ${sentence}`));
  }
  await line.close();
  return { lost, violations };
}

async function countTwice({ name, errands }: ErrandKind, database: pg.Client): Promise<string[]> {
  const violations: string[] = [];
  for (const { query, values } of errands.map(({ count }) => count)) {
    const { rowCount } = await database.query(query, [...values]);
    if (rowCount !== 1)
      violations.push(`One ${name} was stored ${rowCount ?? 0} times (${values.join()})`);
  }
  return violations;
}
