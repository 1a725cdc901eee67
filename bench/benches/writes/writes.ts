import pg from 'pg';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import { systemClock } from '@nextshift/server/platform/clock';
import { createSecretBox } from '@nextshift/server/platform/security/secret-box';
import { loadConfig } from '@nextshift/server/config';
import { findSession } from '@nextshift/server/platform/authentication/sessions';
import { connectBaseline } from '../../harness/baseline-client.ts';
import type { Bench, Measurement } from '../../harness/bench.ts';
import { createKeepAliveClient } from '../../harness/keep-alive-client.ts';
import { median } from '@nextshift/test-kit/numbers/median';
import type { Statement } from '../../harness/recorded-statement.ts';
import { recordTransaction, withOtherSubjects } from '../../harness/recorded-transaction.ts';
import { createVisitors } from '../../harness/visitor.ts';
import { prepareAccepting, prepareApplying, preparePosting } from './prepare-writes.ts';
import type { Write, WriteKind } from './write-kind.ts';
import { accept, apply, post } from './write-kinds.ts';

const ROUNDS = 5;
/** Not counted: the first writes of a process are slower. */
const WARM_ROUNDS = 5;
const WRITES_A_ROUND = 200;
const AT_ONCE = 10;
/** Enough for both ways of each round, and the recorded write. */
const NEEDED = 2 * (WARM_ROUNDS + ROUNDS) * WRITES_A_ROUND + 1;

const prepared = [
  [apply, prepareApplying],
  [accept, prepareAccepting],
  [post, preparePosting],
] as const;

export const writes: Bench = {
  name: 'writes',
  title: 'Applying, accepting and posting, compared with the same statements through pg',
  async measure(testbed) {
    const dataDir = await testbed.copyOfBoard('100-thousand');
    const { address } = await testbed.start(dataDir);
    const database = await connectBaseline(testbed, dataDir);
    const pool = new pg.Pool({ connectionString: databaseAddress(dataDir), max: AT_ONCE });
    testbed.afterwards(() => pool.end());
    const client = createKeepAliveClient(address, AT_ONCE);
    testbed.afterwards(async () => client.close());
    const newVisitor = createVisitors();
    const measurements: Measurement[] = [];
    for (const [kind, prepare] of prepared) {
      const [first, ...rest] = await prepare(database, NEEDED);
      if (!first || rest.length < NEEDED - 1) throw new Error(`Too few to ${kind.name}.`);
      const before = await countRows(database, kind);
      const statements = await record(databaseAddress(dataDir), kind, first);
      const byServer = (write: Write) =>
        client
          .send({
            ...kind.requestOf(write),
            headers: { authorization: `Bearer ${write.token}`, ...newVisitor() },
          })
          .then(({ status, bytes }) => {
            if (status >= 300)
              throw new Error(`${kind.name} answered ${status}: ${bytes.toString()}`);
          });
      const byDatabase = (write: Write) =>
        runTransaction(pool, withOtherSubjects(statements, first.subjects, write.subjects));
      const figures = { server: [] as number[], database: [] as number[] };
      for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
        const next = () => rest.splice(0, WRITES_A_ROUND);
        figures.server.push(await perSecond(next(), byServer));
        figures.database.push(await perSecond(next(), byDatabase));
      }
      const written = (await countRows(database, kind)) - before;
      if (written !== NEEDED) throw new Error(`${kind.name}: ${written} rows of ${NEEDED}.`);
      measurements.push({
        what: kind.name,
        unit: 'commits/s',
        figure: median(figures.server.slice(WARM_ROUNDS)),
        baseline: median(figures.database.slice(WARM_ROUNDS)),
        goal: { atLeast: 0.8 },
      });
    }
    return {
      measurements,
      sizes: {
        board: '100 thousand active jobs',
        'writes a round': WRITES_A_ROUND,
        rounds: ROUNDS,
        'rounds before': WARM_ROUNDS,
        'at once': AT_ONCE,
      },
    };
  },
};

const config = loadConfig({});
const secrets = createSecretBox('a key for benchmarks, long enough to pass as one');

/** The server's statements for one write: authentication, then the transaction. */
async function record(
  connectionString: string,
  kind: WriteKind,
  write: Write,
): Promise<Statement[]> {
  return recordTransaction(connectionString, async (database) => {
    await findSession(database, systemClock, write.token);
    await kind.perform({ database, clock: systemClock, config, secrets }, write);
  });
}

async function runTransaction(
  pool: pg.Pool,
  [session, ...work]: readonly Statement[],
): Promise<void> {
  const client = await pool.connect();
  try {
    if (session) await client.query(session.text, [...session.values]);
    await client.query('begin');
    for (const { text, values } of work) await client.query(text, [...values]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Makes all writes with that concurrency. */
async function perSecond(
  all: readonly Write[],
  perform: (write: Write) => Promise<void>,
): Promise<number> {
  const left = [...all];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let write = left.pop(); write; write = left.pop()) await perform(write);
    }),
  );
  return all.length / ((performance.now() - started) / 1_000);
}

async function countRows(database: pg.Client, { counted }: WriteKind): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*) from ${counted}`);
  return rows[0]?.count ?? 0;
}
