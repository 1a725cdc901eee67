import type pg from 'pg';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { Random } from '@nextshift/test-kit/numbers/random';
import { findOrphans } from '@nextshift/test-kit/workload/find-orphans';
import { type OperationKind, prepareOperations } from './operations.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { runOperation } from './run-operation.ts';

const KINDS = 8;
/** Most responses lost per operation. */
const LOSSES_MAX = 3;

export const lostReplies = defineProof({
  name: 'lost-replies',
  claim:
    'The response to a signup, an application (also for shifts), a shift given back, a new job, a document or a checkout is lost after the commit, and the client retries with the same Idempotency-Key',
  goal: '500 operations, 0 duplicates, the retry gets the first response',
  sizes: { full: { errands: 500 }, short: { errands: 24 }, selfCheck: { errands: 8 } },
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
          replace: 'return { status: stored.status, body: stored.answer };',
          by: 'return { status: 200, body: stored.answer };',
        },
      ],
    },
  ],
  async run(testbed, { errands }) {
    const dataDir = await testbed.newDataDir();
    const { address } = await testbed.start(dataDir);
    const { random } = testbed;
    return testbed.inDatabase(dataDir, async (database) => {
      const kinds = await prepareOperations(address, database, Math.ceil(errands / KINDS));
      const done = await Promise.all(kinds.map((kind) => runAll(kind, address, random)));
      const lost = done.reduce((sum, each) => sum + each.lost, 0);
      const violations = done.flatMap((each) => each.violations);
      for (const kind of kinds) violations.push(...(await findDuplicates(kind, database)));
      violations.push(...(await findOrphans(dataDir, database)));
      const of = kinds.reduce((sum, kind) => sum + kind.operations.length, 0);
      return { figures: { errands: of, kinds: kinds.length, 'responses lost': lost }, violations };
    });
  },
});

/** Runs operations one by one through a proxy of their own. */
async function runAll({ name, operations }: OperationKind, address: string, random: Random) {
  const proxy = await startLossyProxy(address);
  const violations: string[] = [];
  let lost = 0;
  for (const operation of operations) {
    const losses = 1 + random.whole(LOSSES_MAX);
    lost += losses;
    const wrong = await runOperation(operation, { proxy, address, losses });
    violations.push(...wrong.map((sentence) => `One ${name} ${sentence}`));
  }
  await proxy.close();
  return { lost, violations };
}

async function findDuplicates(
  { name, operations }: OperationKind,
  database: pg.Client,
): Promise<string[]> {
  const violations: string[] = [];
  for (const { query, values } of operations.map(({ count }) => count)) {
    const { rowCount } = await database.query(query, [...values]);
    if (rowCount !== 1)
      violations.push(`One ${name} was stored ${rowCount ?? 0} times (${values.join()})`);
  }
  return violations;
}
