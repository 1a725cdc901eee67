import { EventEmitter } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runOnce, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { pino } from 'pino';
import * as z from 'zod';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { createPayments, deliverInProcess } from '../../src/wings/billing/payments/index.ts';
import { createDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createFileStore } from '../../src/platform/files/create-file-store.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { withholdMails } from '../../src/platform/mail/withhold-mails.ts';
import { createLive } from '../../src/platform/live/live.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createQueuePool } from '../../src/platform/queue/queue-pool.ts';
import { createResponseCache } from '../../src/platform/response-cache/response-cache.ts';
import { createSecretBox } from '../../src/platform/security/secret-box.ts';
import { createTasks } from '../../src/tasks.ts';

// A program for proofs: the server without its pages, on an empty board. Its clock stands still, also that of its
// database, and background tasks rest, until PUT /clock moves the one and runs the others.

/** Where the database finds `now()` before its own. */
const CLOCK_SCHEMA = 'clock';
const CLOCK = `
  CREATE SCHEMA IF NOT EXISTS ${CLOCK_SCHEMA};
  CREATE TABLE IF NOT EXISTS ${CLOCK_SCHEMA}.face (shown timestamptz NOT NULL);
  INSERT INTO ${CLOCK_SCHEMA}.face SELECT now() WHERE NOT EXISTS (SELECT FROM ${CLOCK_SCHEMA}.face);
  CREATE OR REPLACE FUNCTION ${CLOCK_SCHEMA}.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT shown FROM ${CLOCK_SCHEMA}.face'`;
const PATH_TO_CLOCK = `-c search_path=${CLOCK_SCHEMA},pg_catalog,public`;

const setting = z.object({
  now: z.iso.datetime(),
  /** Recurring tasks, in this order; what is due in the queue runs before and after. None runs nothing. */
  tasks: z.array(
    z.enum([
      'alerts',
      'answer-reminders',
      'closing-dates',
      'interview-times',
      'plan-endings',
      'scheduled-drafts',
      'unanswered-applications',
    ]),
  ),
  /** Whether what they queue stays there. */
  leavesQueue: z.boolean().default(false),
});

let now = new Date();
const mails: Pick<Mail, 'to' | 'messageId' | 'subject'>[] = [];
/** Every mail as a line of JSON, so that those sent before a kill are known. */
const mailsFile = join(process.env.DATA_DIR ?? '.', 'mails.jsonl');
const config = loadConfig(process.env);
const log = pino({ level: config.logLevel });
const embedded =
  config.databaseUrl === undefined
    ? await startEmbeddedPostgres({ dataDir: config.dataDir, log, durable: false })
    : undefined;
const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
await migrate(connectionString, log);
const hands = new pg.Client({ connectionString });
await hands.connect();
await hands.query(CLOCK);

const address = new URL(connectionString);
address.searchParams.set('options', PATH_TO_CLOCK);
const pgPool = createQueuePool(address.href, log);
const database = createDatabase({ connectionString: address.href, log });
const core = {
  responseCache: createResponseCache({ log, readsLag: false, now: () => now.getTime() }),
  config,
  clock: () => now,
  database,
  contentDatabase: database,
  signInDatabase: database,
  healthDatabase: database,
  files: await createFileStore(config),
  live: createLive({ database, clock: () => now, log }),
  log,
  mailer: withholdMails(
    {
      send: async ({ to, messageId, subject, html }) => {
        mails.push({ to, messageId, subject });
        appendFileSync(mailsFile, `${JSON.stringify({ to, messageId, html })}\n`);
      },
    },
    database,
  ),
  metrics: createMetrics(),
  secrets: createSecretBox('a key for proofs, long enough to pass as one'),
};
const platform: Platform = { ...core, payments: await createPayments(core) };
const app = await buildApp(platform);
const tasks = createTasks(platform, deliverInProcess(app));

async function runQueue(): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const failures: unknown[] = [];
  events.on('job:error', ({ error }) => failures.push(error));
  await runOnce({
    pgPool,
    events,
    concurrency: 1,
    taskList: { ...tasks },
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
  if (failures.length > 0)
    throw new AggregateError(failures, `a task failed: ${String(failures[0])}`);
}

app.put('/clock', { schema: { hide: true }, config: { limit: 'none' } }, async (request, reply) => {
  const next = setting.parse(request.body);
  await hands.query(`UPDATE ${CLOCK_SCHEMA}.face SET shown = $1`, [next.now]);
  now = new Date(next.now);
  if (next.tasks.length > 0) {
    await runQueue();
    for (const name of next.tasks) await tasks[name]?.({});
    if (!next.leavesQueue) await runQueue();
  }
  return reply.send({ mails: mails.splice(0) });
});
await app.listen({ port: config.port, host: config.host });
