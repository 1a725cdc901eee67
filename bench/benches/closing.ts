import {
  type Account,
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { connectBaseline } from '../harness/baseline-client.ts';
import type { Bench } from '../harness/bench.ts';
import { createKeepAliveClient } from '../harness/keep-alive-client.ts';
import { createVisitors } from '../harness/visitor.ts';

const APPLICANTS = 5_000;
const ROUNDS = 100;
const WARM_ROUNDS = 20;

export const closing: Bench = {
  name: 'closing',
  title: 'Closing a job with 5,000 undecided applicants, compared with one without applicants',
  async measure(testbed) {
    const dataDir = await testbed.sampleBoard();
    const { address } = await testbed.start(dataDir);
    const database = await connectBaseline(testbed, dataDir);
    const [employer] = await insertEmployers(database, 1, 'corporate');
    if (!employer) throw new Error('There is no employer.');
    const [busy = '', quiet = ''] = await insertJobs(database, employer, 2);
    await insertApplications(database, busy, await insertSeekers(database, APPLICANTS));
    // As autovacuum would do after that many new rows.
    await database.query('analyze applications, seekers, jobs');
    const client = createKeepAliveClient(address);
    testbed.afterwards(async () => client.close());
    const newVisitor = createVisitors();
    const send = async ({ token }: Account, method: 'DELETE' | 'PUT', jobId: string) => {
      const path = `/employerjobs/${jobId}`;
      const { status, ms, bytes } = await client.send({
        method,
        path,
        headers: { authorization: `Bearer ${token}`, ...newVisitor() },
        ...(method === 'PUT' ? { body: { status: 'Active' } } : {}),
      });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${bytes.toString('utf8')}`);
      return ms;
    };
    const times = { busy: [] as number[], quiet: [] as number[] };
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      const busyMs = await send(employer, 'DELETE', busy);
      const quietMs = await send(employer, 'DELETE', quiet);
      // Within the grace, so that nothing ends.
      await send(employer, 'PUT', busy);
      await send(employer, 'PUT', quiet);
      if (round < 0) continue;
      times.busy.push(busyMs);
      times.quiet.push(quietMs);
    }
    return {
      measurements: [
        {
          what: 'p50 of the response',
          unit: 'ms',
          figure: percentile(times.busy, 0.5),
          baseline: percentile(times.quiet, 0.5),
          goal: { atMost: 1.5 },
        },
      ],
      sizes: { board: 'the sample', applicants: APPLICANTS, rounds: ROUNDS },
    };
  },
};
