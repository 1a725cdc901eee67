import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { grantPlan, signUpEmployer } from '@nextshift/test-kit/people/people';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { startTraffic, failuresOf, PER_SECOND } from '../../harness/start-traffic.ts';
import { startBoard, stopBoard } from '../../harness/board.ts';
import { defineDrill } from '../../harness/drill.ts';
import { startMailCatcher } from '../../harness/mail-catcher.ts';
import { startPostgres } from '../../harness/postgres.ts';
import { checkMails } from '../../harness/check-mails.ts';
import { restartOneByOne } from './rolling-restart.ts';
import { tryJobChanges } from '../../harness/try-job-changes.ts';
import { tryLimits } from './try-limits.ts';
import { trySessions } from './try-sessions.ts';

interface Size {
  readonly counts: readonly (2 | 4)[];
  /** How often each instance is restarted under load. */
  readonly rounds: number;
  readonly jobRounds: number;
}

/** How long a request may take while instances are restarted, in milliseconds. */
const ANSWERED_WITHIN_MS = 3_000;

export const instances = defineDrill<Size>({
  name: 'instances',
  claim: `Two and four instances behind HAProxy on one PostgreSQL, each restarted under ${PER_SECOND} requests a second`,
  goal: 'sessions and strict limits hold across instances, each mail sent once, a changed job visible everywhere within 1 s, 0 failed requests, none longer than 3 s',
  packages: ['haproxy', 'postgresql-15'],
  sizes: {
    full: { counts: [2, 4], rounds: 2, jobRounds: 8 },
    short: { counts: [2], rounds: 1, jobRounds: 2 },
    selfCheck: { counts: [2], rounds: 1, jobRounds: 2 },
  },
  faults: [
    {
      title: 'Strict limits are counted by each instance for itself',
      edits: [
        {
          file: 'platform/rate-limits/rate-limits.ts',
          replace: "new Set([\n  'login',\n  'password',\n  'signup',\n  'reset',\n])",
          by: 'new Set([])',
        },
      ],
    },
    {
      title: 'A session that was once found is taken for alive',
      edits: [
        {
          file: 'platform/authentication/sessions.ts',
          replace: 'if (!row) return null;',
          by: `const known = globalThis as unknown as { found?: Map<string, Session> };
  known.found ??= new Map();
  if (row?.seeker_id) known.found.set(token, { id: row.id, kind: 'seeker', accountId: row.seeker_id });
  if (!row) return known.found.get(token) ?? null;`,
        },
      ],
    },
    {
      title: 'An instance does not listen to what has changed at others',
      edits: [
        {
          file: 'platform/response-cache/change-feed.ts',
          replace: 'store.change(changed);',
          by: '',
        },
      ],
    },
    {
      title: 'A mail that was taken counts as failed, and is sent again',
      edits: [
        {
          file: 'platform/mail/smtp-mailer.ts',
          replace: '.then(() => null, describeFailure)',
          by: ".then(() => ({ code: 'unknown', isRefusal: false }), describeFailure)",
        },
      ],
    },
    {
      title: 'A server that is about to end leaves what it is asked without a response',
      edits: [
        {
          file: 'platform/http/drain.ts',
          replace: "if (hasBegun) void reply.header('connection', 'close');",
          by: 'if (hasBegun) await new Promise(() => undefined);',
        },
        {
          file: 'platform/http/drain.ts',
          replace: 'await sleep(lengthMs);',
          by: 'await sleep(6_000);\n      process.exit(0);',
        },
      ],
    },
  ],
  async run(testbed, { counts, rounds, jobRounds }) {
    const figures: Record<string, number | string> = {};
    const violations: string[] = [];
    for (const count of counts) {
      const found = await tryInstances(testbed, count, { rounds, jobRounds });
      for (const [what, value] of Object.entries(found.figures)) {
        figures[`${count} instances: ${what}`] = value;
      }
      violations.push(...found.violations.map((violation) => `${count} instances: ${violation}`));
    }
    return { figures, violations };
  },
});

async function tryInstances(testbed: Testbed, count: 2 | 4, size: Omit<Size, 'counts'>) {
  const postgres = await startPostgres(testbed);
  const mails = await startMailCatcher(testbed);
  const env = { DATABASE_URL: postgres.connectionString, SMTP_URL: mails.url };

  const limited = await startBoard(testbed, count, { ...env, RATE_LIMIT: 'on' });
  const limits = await tryLimits(limited.address);
  await stopBoard(limited);

  const board = await startBoard(testbed, count, env);
  const sessions = await trySessions(board);
  const employer = await signUpEmployer(board.address);
  await withDatabase(postgres.connectionString, (database) => grantPlan(database, employer.id));
  const changes = await tryJobChanges(board, employer, size.jobRounds);
  testbed.note(`${limits.calls} calls against limits, ${changes.changes} changes of jobs`);

  const load = await startTraffic(testbed, board.address, postgres.connectionString);
  const rolled = await restartOneByOne(board, size.rounds);
  await load.stop();
  testbed.note(`${rolled.restarts} restarts under ${load.latenciesMs.length} requests`);
  const sent = await checkMails(postgres.connectionString, mails);
  await stopBoard(board);
  await postgres.engine.stop('SIGINT');
  return {
    figures: {
      'calls against limits': limits.calls,
      'changes of jobs': changes.changes,
      'slowest seen everywhere, ms': Math.round(changes.slowestMs),
      restarts: rolled.restarts,
      'requests meanwhile': load.latenciesMs.length,
      'of them failed': load.failures.length,
      'p99, ms': Math.round(percentile(load.latenciesMs, 0.99)),
      'slowest, ms': Math.round(Math.max(...load.latenciesMs)),
      'mails, each once': sent.mails,
    },
    violations: [
      ...limits.violations,
      ...sessions,
      ...changes.violations,
      ...rolled.violations,
      ...failuresOf(load),
      ...late(load.latenciesMs),
      ...sent.violations,
    ],
  };
}

/** HAProxy retries requests without a response: an unanswered one shows as slow. */
function late(latenciesMs: readonly number[]): string[] {
  const slowest = Math.max(...latenciesMs);
  return slowest > ANSWERED_WITHIN_MS ? [`a request took ${Math.round(slowest)} ms`] : [];
}
