import {
  closeJob,
  decideCase,
  reportSubject,
  suspendEmployer,
  updateJob,
} from '@nextshift/contract';
import type pg from 'pg';
import {
  type Account,
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { startSecondServer } from '@nextshift/test-kit/processes/second-server';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { setStatus } from '@nextshift/test-kit/people/acts';
import { ask } from '@nextshift/test-kit/requests/ask';
import { addOperator } from '../../board/add-operator.ts';
import { asOperator, readCaseRevision } from '../../board/call-as-operator.ts';
import type { Caller } from '../../board/principals.ts';
import { findViews, showing, type View } from './views.ts';

const GONE_WITHIN_MS = 1_000;
/** Longer than a cached response lives. */
const PATIENCE_MS = 60_000;
/** Gives up watching what is still shown then. */
const WATCHED_MS = 5_000;

interface Board {
  /** Servers with one database. */
  readonly addresses: readonly string[];
  /** Of the first. */
  readonly address: string;
  readonly database: pg.Client;
  readonly operator: Caller;
}

interface PostedJob {
  readonly employer: Account;
  readonly id: string;
  readonly city: string;
}

/** The ways in which a job closes; each resolves when it has. */
const endings = {
  'its employer closes it': async ({ address }: Board, { employer, id }: PostedJob) => {
    await ask(address, closeJob, { as: employer, jobId: id });
  },
  'an applicant is accepted': async ({ address, database }: Board, job: PostedJob) => {
    const [application = ''] = await insertApplications(
      database,
      job.id,
      await insertSeekers(database, 1),
    );
    await setStatus(address, job.employer, application, 'Accepted');
  },
  'it is held by an edit of its text': async ({ address }: Board, job: PostedJob) => {
    const body = { description: 'Easy paper work. Text our manager at wa.me/15550142 to start.' };
    await ask(address, updateJob, { as: job.employer, jobId: job.id, body });
  },
  'an operator removes it after a report': async (board: Board, { id: jobId }: PostedJob) => {
    const [reporter] = await insertSeekers(board.database, 1);
    const report = { subjectType: 'job', subjectId: jobId, reason: 'scam' };
    const { address, operator } = board;
    await ask(address, reportSubject, { as: { token: reporter?.token }, body: report });
    const { rows } = await board.database.query<{ id: string }>(
      'SELECT id FROM cases WHERE subject_id = $1',
      [jobId],
    );
    const caseId = rows[0]?.id ?? '';
    const revision = await readCaseRevision(address, operator, caseId);
    const body = { decision: 'uphold', action: 'remove_job', reason: 'A scam.', revision };
    await ask(address, decideCase, asOperator(address, operator, { caseId, body }));
  },
  'an operator suspends its company': async (
    { address, operator }: Board,
    { employer }: PostedJob,
  ) => {
    const options = { employerId: employer.id, body: { reason: 'A scam.' } };
    await ask(address, suspendEmployer, asOperator(address, operator, options));
  },
  'its closing date comes': async ({ database }: Board, { id }: PostedJob) => {
    await database.query('UPDATE jobs SET closes_at = now() WHERE id = $1', [id]);
    await awaitClosing(database, id);
  },
  'the plan of its employer has ended': async (
    { database }: Board,
    { employer, id }: PostedJob,
  ) => {
    await database.query(
      `UPDATE subscriptions SET status = 'canceled', jobs_close_at = now(), closing_announced_at = now()
       WHERE employer_id = $1`,
      [employer.id],
    );
    await awaitClosing(database, id);
  },
} as const;

type Ending = keyof typeof endings;

const byRequest: readonly Ending[] = [
  'its employer closes it',
  'an applicant is accepted',
  'it is held by an edit of its text',
  'an operator removes it after a report',
  'an operator suspends its company',
];

export const closedJobs = defineProof({
  name: 'closed-jobs',
  claim:
    'A job closes on one of two servers with one database, whose caches hold it: search, lists, pages, feed and sitemap of both are read until it is gone',
  goal: 'gone everywhere within 1 s, 10 jobs closed by each way',
  sizes: {
    full: { rounds: 10, ways: Object.keys(endings) as Ending[] },
    short: { rounds: 1, ways: byRequest },
    selfCheck: { rounds: 1, ways: byRequest.slice(0, 1) },
  },
  faults: [
    {
      title: 'Changes of jobs are not announced to the caches',
      statements: ['ALTER TABLE jobs DISABLE TRIGGER jobs_announce_change'],
    },
    {
      title: 'The feed of a city includes closed jobs',
      edits: [
        {
          file: 'wings/jobs/jobs/newest-jobs.queries.ts',
          replace: '.where(isPublicJob)',
          by: '',
        },
      ],
    },
    {
      title: 'The sitemap includes closed jobs',
      edits: [
        {
          file: 'wings/discovery/discovery/discovery.queries.ts',
          replace: '.where(isPublicJob)',
          by: '',
        },
      ],
    },
  ],
  async run(testbed, { rounds, ways }) {
    const dataDir = await testbed.newDataDir();
    const { address } = await testbed.start(dataDir);
    const addresses = [address, (await startSecondServer(testbed, dataDir)).address];
    const violations: string[] = [];
    let slowest = 0;
    let views = 0;
    await testbed.inDatabase(dataDir, async (database) => {
      const board = { addresses, address, database, operator: await addOperator(database) };
      for (let round = 1; round <= rounds && violations.length === 0; round += 1) {
        for (const way of ways) {
          const job = await postJobInCity(
            board,
            `Closing ${letterOf(round)} ${letterOf(ways.indexOf(way))}`,
          );
          const found = findViews(job);
          views = found.length;
          await awaitShown(board, found);
          await endings[way](board, job);
          const { lastShown, where } = await watchUntilGone(board, found);
          slowest = Math.max(slowest, lastShown);
          if (lastShown > testbed.within(GONE_WITHIN_MS)) {
            violations.push(`${where} still shows a job ${Math.round(lastShown)} ms after ${way}`);
          }
        }
      }
    });
    return {
      figures: {
        'ways to close': ways.length,
        rounds,
        servers: addresses.length,
        'places read on each': views,
        'last shown after, ms': Math.round(slowest),
      },
      violations,
    };
  },
});

/** Waits for the recurring task that closes a job. */
async function awaitClosing(database: pg.Client, jobId: string): Promise<void> {
  await waitUntil('the recurring task has closed it', async () => {
    const { rows } = await database.query('SELECT FROM jobs WHERE id = $1 AND closed_at > $2', [
      jobId,
      new Date(0),
    ]);
    return rows.length > 0;
  });
}

/** Cities have no digits in their names. */
function letterOf(number: number): string {
  return String.fromCodePoint(0x61 + number);
}

/** A job in a city of its own, in which another job stays, so that lists and feed exist afterwards. */
async function postJobInCity({ database }: Board, city: string): Promise<PostedJob> {
  const [employer] = await insertEmployers(database, 1, 'corporate');
  if (!employer) throw new Error('There is no employer.');
  const [id = '', other = ''] = await insertJobs(database, employer, 2);
  await database.query('UPDATE jobs SET city = $1 WHERE id = ANY($2)', [city, [id, other]]);
  return { employer, id, city };
}

/** Reads every view on every server until it shows the job, so that the caches hold it. */
async function awaitShown({ addresses }: Board, views: readonly View[]): Promise<void> {
  for (const address of addresses) {
    await waitUntil(
      'every view shows the job',
      async () => (await showing(address, views)).length === views.length,
      PATIENCE_MS,
    );
  }
}

/** @returns how long after the start the last read began that still showed the job, and where */
async function watchUntilGone({ addresses }: Board, views: readonly View[]) {
  const closed = performance.now();
  let lastShown = 0;
  let where = 'nothing';
  for (;;) {
    const began = performance.now() - closed;
    const shown = await Promise.all(addresses.map((address) => showing(address, views)));
    const [first] = shown.flat();
    if (!first) return { lastShown, where };
    [lastShown, where] = [began, first.name];
    if (began > WATCHED_MS) return { lastShown, where };
  }
}
