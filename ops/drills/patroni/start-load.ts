import { call } from '@nextshift/test-kit/requests/caller';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { insertEmployers, insertSeekers } from '@nextshift/test-kit/people/insert-people';
import type { Stage } from '@nextshift/test-kit/testbed/testbed';
import { openLine } from '@nextshift/test-kit/requests/server-client';
import { publicReadingTurns } from '@nextshift/test-kit/workload/traffic/read-requests';
import { sendSteadily, type Turn } from '@nextshift/test-kit/requests/steady-requests';
import type { Board } from '../../harness/board.ts';
import { insertOthersJobs } from '../../harness/insert-other-employers-jobs.ts';
import type { PatroniCluster } from '../../harness/patroni.ts';
import { createWrites, PATIENCE_MS } from './acknowledged-writes.ts';
import { createRecord } from './attempt-log.ts';

/** What three databases, two servers and their callers do on one small machine. */
export const WRITES_PER_SECOND = 3;
export const READS_PER_SECOND = 5;

/** Each saves each job and applies to it, or posts as many as the largest plan takes: enough for half an hour. */
const SEEKERS = 80;
const EMPLOYERS = 300;

/** As those are called whom the drill inserts. */
const COMPANIES = ['Copper Kettle'];
/** What everyone may read, each as often as the others. */
const KINDS = ['search', 'page', 'readJob'] as const;

export type Load = Awaited<ReturnType<typeof beginLoad>>;

/** People write and read until they are stopped, and every instance is asked whether it is ready. */
export async function beginLoad(stage: Stage, board: Board, cluster: PatroniCluster) {
  const { address, instances } = board;
  const { random } = stage;
  const people = await withDatabase(cluster.connectionString, async (database) => {
    await insertOthersJobs(database);
    // Not as the board tells them: a copy may not know them yet.
    const jobs = await database.query<{ id: string }>('SELECT id FROM jobs');
    return {
      jobIds: jobs.rows.map(({ id }) => id),
      seekers: await insertSeekers(database, SEEKERS),
      employers: await insertEmployers(database, EMPLOYERS, 'corporate'),
    };
  });
  const { jobIds } = people;
  const line = openLine(address, 'keep-alive');
  const writes = createWrites({ line, ...people });
  const ask: typeof line.ask = (expected, method, path, options) =>
    line.ask(expected, method, path, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
  const reading = publicReadingTurns({ ask }, { jobIds, companies: COMPANIES }, random);
  const nextRead = (): Turn => {
    const kind = random.pick(KINDS);
    return () => reading[kind]();
  };

  const [written, reads, readiness] = [createRecord(), createRecord(), createRecord()];
  let asked = 0;
  const askWhetherReady = async () => {
    const instance = instances[asked++ % instances.length];
    if (!instance) return undefined;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await call(instance.address, 'GET', '/readyz', { signal });
    return status === 200 ? undefined : `${instance.name} says ${status} at /readyz`;
  };
  const senders = [
    sendSteadily(WRITES_PER_SECOND, () => written.keep(writes.nextTurn())),
    sendSteadily(READS_PER_SECOND, () => reads.keep(nextRead())),
    sendSteadily(1, () => readiness.keep(askWhetherReady)),
  ];
  return {
    writes,
    written,
    reads,
    readiness,
    people,
    async stop() {
      await Promise.all(senders.map((each) => each.stop()));
    },
  };
}
