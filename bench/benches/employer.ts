import type pg from 'pg';
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

const JOBS = 8;
const ROUNDS = 200;
const WARM_ROUNDS = 20;

export const employer: Bench = {
  name: 'employer',
  title: 'First page of applicants with 8 jobs and 5,000 applicants, compared with 50 applicants',
  async measure(testbed) {
    const dataDir = await testbed.copyOfBoard('100-thousand');
    const { address } = await testbed.start(dataDir);
    const database = await connectBaseline(testbed, dataDir);
    const [busy, quiet] = await insertEmployers(database, 2, 'corporate');
    if (!busy || !quiet) throw new Error('There are no employers.');
    await insertApplicants(database, busy, 5_000);
    await insertApplicants(database, quiet, 50);
    // As autovacuum would do after that many new rows.
    await database.query('analyze applications, seekers, profiles, jobs');
    const client = createKeepAliveClient(address);
    testbed.afterwards(async () => client.close());
    const newVisitor = createVisitors();
    const ask = async ({ id, token }: Account) => {
      const path = `/employerapplications/employerAppliedApplications/${id}`;
      const headers = { authorization: `Bearer ${token}`, ...newVisitor() };
      const { status, ms, bytes } = await client.get(path, headers);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${bytes.toString('utf8')}`);
      return ms;
    };
    const times = { busy: [] as number[], quiet: [] as number[] };
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      const [busyMs, quietMs] = [await ask(busy), await ask(quiet)];
      if (round < 0) continue;
      times.busy.push(busyMs);
      times.quiet.push(quietMs);
    }
    return {
      measurements: [
        {
          what: 'p50 of the first page',
          unit: 'ms',
          figure: percentile(times.busy, 0.5),
          baseline: percentile(times.quiet, 0.5),
          goal: { atMost: 1.5 },
        },
      ],
      sizes: { board: '100 thousand active jobs', jobs: JOBS, rounds: ROUNDS },
    };
  },
};

/** Jobs of an employer, and applications of new seekers to each of them, some thirty minutes apart. */
async function insertApplicants(database: pg.Client, owner: Account, count: number): Promise<void> {
  const jobs = await insertJobs(database, owner, JOBS);
  const seekers = await insertSeekers(database, count);
  await database.query(
    `insert into profiles (seeker_id, city, state, bio, current_position, education)
     select id, 'Raleigh', 'NC', 'I like mornings.', 'Student', '{High School Diploma}'
     from unnest($1::uuid[]) as id`,
    [seekers.map(({ id }) => id)],
  );
  for (const [index, job] of jobs.entries()) {
    const own = seekers.filter((_, place) => place % jobs.length === index);
    await insertApplications(database, job, own);
  }
  await database.query(
    `update applications set created_at = now() - place * interval '30 minutes'
     from (select id as own, row_number() over (order by id) as place
       from applications where employer_id = $1) as places
     where id = own`,
    [owner.id],
  );
}
