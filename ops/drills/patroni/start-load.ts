import { call } from '@nextshift/test-kit/requests/caller';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { insertEmployers, insertSeekers } from '@nextshift/test-kit/people/insert-people';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { createServerClient } from '@nextshift/test-kit/requests/server-client';
import { publicReadRequests } from '@nextshift/test-kit/workload/traffic/read-requests';
import { sendSteadily, type CheckedRequest } from '@nextshift/test-kit/requests/steady-requests';
import type { Board } from '../../harness/board.ts';
import { insertOtherEmployersJobs } from '../../harness/insert-other-employers-jobs.ts';
import type { PatroniCluster } from '../../harness/patroni.ts';
import { createWrites, PATIENCE_MS } from './acknowledged-writes.ts';
import { createAttemptLog } from './attempt-log.ts';

/** Rates that three databases, two servers and their clients sustain on one small machine. */
export const WRITES_PER_SECOND = 3;
export const READS_PER_SECOND = 5;

/** Each seeker saves and applies to each job, each employer posts up to its plan's limit: enough for half an hour. */
const SEEKERS = 80;
const EMPLOYERS = 300;

/** Names of the employers that the drill inserts. */
const COMPANIES = ['Copper Kettle'];
/** Public reads, each equally often. */
const KINDS = ['search', 'page', 'readJob'] as const;

export type Load = Awaited<ReturnType<typeof startLoad>>;

/** Writes, reads and polls the readiness of every instance until it is stopped. */
export async function startLoad(testbed: Testbed, board: Board, cluster: PatroniCluster) {
  const { address, instances } = board;
  const { random } = testbed;
  const people = await withDatabase(cluster.connectionString, async (database) => {
    await insertOtherEmployersJobs(database);
    // From the leader: a replica may not have them yet.
    const jobs = await database.query<{ id: string }>('SELECT id FROM jobs');
    return {
      jobIds: jobs.rows.map(({ id }) => id),
      seekers: await insertSeekers(database, SEEKERS),
      employers: await insertEmployers(database, EMPLOYERS, 'corporate'),
    };
  });
  const { jobIds } = people;
  const client = createServerClient(address, 'keep-alive');
  const writes = createWrites({ client, ...people });
  const expectStatus: typeof client.expectStatus = (expected, method, path, options) =>
    client.expectStatus(expected, method, path, {
      ...options,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const publicReads = publicReadRequests(
    { expectStatus },
    { jobIds, companies: COMPANIES },
    random,
  );
  const nextRead = (): CheckedRequest => {
    const kind = random.pick(KINDS);
    return () => publicReads[kind]();
  };

  const [written, reads, readiness] = [createAttemptLog(), createAttemptLog(), createAttemptLog()];
  let polls = 0;
  const checkReadiness = async () => {
    const instance = instances[polls++ % instances.length];
    if (!instance) return undefined;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await call(instance.address, 'GET', '/readyz', { signal });
    return status === 200 ? undefined : `${instance.name} responds ${status} at /readyz`;
  };
  const senders = [
    sendSteadily(WRITES_PER_SECOND, () => written.track(writes.nextRequest())),
    sendSteadily(READS_PER_SECOND, () => reads.track(nextRead())),
    sendSteadily(1, () => readiness.track(checkReadiness)),
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
