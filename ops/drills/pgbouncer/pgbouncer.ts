import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { grantPlan, signUpEmployer } from '@nextshift/test-kit/people/people';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { startTraffic, failuresOf, PER_SECOND } from '../../harness/start-traffic.ts';
import { startBoard, stopBoard } from '../../harness/board.ts';
import { checkMails } from '../../harness/check-mails.ts';
import { defineDrill } from '../../harness/drill.ts';
import { startMailCatcher } from '../../harness/mail-catcher.ts';
import { startPgbouncer } from '../../harness/pgbouncer.ts';
import { startPostgres } from '../../harness/postgres.ts';
import { tryJobChanges } from '../../harness/try-job-changes.ts';
import { countConnections } from './count-connections.ts';
import { tryTimeouts } from './try-timeouts.ts';

/** As in pgbouncer.ini. */
const POOL_SIZE = 10;

export const pgbouncer = defineDrill({
  name: 'pgbouncer',
  claim: `Two instances behind PgBouncer in transaction mode, ${PER_SECOND} mixed requests a second; migrations, queue and change feed bypass it`,
  goal: `0 errors, at most ${POOL_SIZE} connections for requests, statement timeouts hold, each mail sent once, changes received`,
  packages: ['haproxy', 'postgresql-15', 'pgbouncer'],
  sizes: {
    full: { seconds: 120, jobRounds: 8 },
    short: { seconds: 10, jobRounds: 1 },
    selfCheck: { seconds: 5, jobRounds: 1 },
  },
  faults: [
    {
      title: 'The connections of the pool are given no limits',
      setting: 'no limits',
    },
    {
      title: 'The server listens through the pooler',
      edits: [
        {
          file: 'start-server.ts',
          replace: 'startListener({\n      connectionString: directConnection,',
          by: 'startListener({\n      connectionString,',
        },
      ],
    },
    {
      title: 'Lists are prepared through the pooler',
      edits: [
        {
          file: 'start-server.ts',
          replace: 'prepares: config.databaseDirectUrl === undefined,',
          by: 'prepares: true,',
        },
      ],
    },
  ],
  async run(testbed, { seconds, jobRounds }) {
    const postgres = await startPostgres(testbed);
    const mails = await startMailCatcher(testbed);
    const hasNoLimits = testbed.faultySetting === 'no limits';
    const pooled = await startPgbouncer(
      testbed,
      postgres.port,
      hasNoLimits ? { 'SET statement_timeout = 3500; SET idle': 'SET idle' } : {},
    );
    const board = await startBoard(testbed, 2, {
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: postgres.connectionString,
      SMTP_URL: mails.url,
    });
    const timeouts = await tryTimeouts(pooled);

    const employer = await signUpEmployer(board.address);
    await withDatabase(postgres.connectionString, (database) => grantPlan(database, employer.id));
    const changes = await tryJobChanges(board, employer, jobRounds);

    const connections = countConnections(postgres.superuserConnectionString);
    const day = await startTraffic(testbed, board.address, postgres.connectionString);
    await sleep(seconds * 1_000);
    await day.stop();
    const most = await connections.stop();
    const sent = await checkMails(postgres.connectionString, mails);
    await stopBoard(board);
    return {
      figures: {
        requests: day.latenciesMs.length,
        'of them failed': day.failures.length,
        'p99, ms': Math.round(percentile(day.latenciesMs, 0.99)),
        'most connections for requests': most,
        'changes of jobs': changes.changes,
        'slowest seen everywhere, ms': Math.round(changes.slowestMs),
        'mails, each once': sent.mails,
      },
      violations: [
        ...timeouts,
        ...changes.violations,
        ...failuresOf(day),
        ...(most > POOL_SIZE ? [`There were ${most} connections for requests`] : []),
        ...sent.violations,
      ],
    };
  },
});
