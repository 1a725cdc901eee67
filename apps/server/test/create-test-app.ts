import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { deliverInProcess } from '../src/wings/billing/payments/index.ts';
import { createResponseCache } from '../src/platform/response-cache/response-cache.ts';
import { createPool } from '../src/platform/database/connection-pool.ts';
import { type Database, databaseOn } from '../src/platform/database/database.ts';
import { poolOfConnections } from '../src/platform/database/pool-connection.ts';
import { createFileStore } from '../src/platform/files/create-file-store.ts';
import { withholdMails } from '../src/platform/mail/withhold-mails.ts';
import { createLive } from '../src/platform/live/live.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createSecretBox } from '../src/platform/security/secret-box.ts';
import { type Api, apiOf, type CallApp, callApp } from './call-app.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';
import { captureMail, type CapturedMail } from './captured-mail.ts';
import { createTestDatabase } from './database/create-test-database.ts';
import { createFakePayments, type FakePayments } from './payments/fake-payments.ts';
import { type LockOrder, watchLockOrder } from './database/watch-lock-order.ts';
import { makeDataDir } from './make-data-dir.ts';
import { createTaskRunner } from './servers/create-task-runner.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** The real server without its pages, with a database of its own and a clock that the test controls. */
export interface TestApp {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly database: Database;
  readonly clock: TestClock;
  readonly log: CapturedLog;
  readonly mails: CapturedMail;
  readonly payments: FakePayments;
  readonly lockOrder: LockOrder;
  readonly call: CallApp;
  readonly api: Api;
  /** Runs the background tasks that are due. */
  runTasks(): Promise<void>;
  /** Stops it and removes its data. Fails if errors were logged that no test took, or rows were locked in another order than that of all. */
  close(): Promise<void>;
}

interface TestAppOptions {
  /** A shared database, removed by its owner; by default a new one. */
  readonly connectionString?: string;
  /** Maximum number of database connections. */
  readonly connections?: number;
  /** Environment variables that override those of tests. */
  readonly env?: Readonly<Record<string, string>>;
}

const TEST_ENVIRONMENT = {
  PUBLIC_URL: 'http://nextshift.example',
  PUBLIC_DEMO: 'on',
  RATE_LIMIT: 'off',
  SECRET_KEY: 'a key for tests, long enough to pass as one',
};

export async function createTestApp({
  connectionString,
  connections = 10,
  env,
}: TestAppOptions = {}): Promise<TestApp> {
  const own = connectionString === undefined ? await createTestDatabase() : undefined;
  const dataDir = await makeDataDir();
  const config = loadConfig({ ...TEST_ENVIRONMENT, DATA_DIR: dataDir, ...env });
  const clock = createTestClock();
  const log = captureLog();
  const mails = captureMail();
  const payments = createFakePayments(clock.read);
  const databaseUrl = connectionString ?? own?.connectionString ?? '';
  const pool = createPool({
    connectionString: databaseUrl,
    log: log.logger,
    max: connections,
  });
  const lockOrder = watchLockOrder(poolOfConnections(pool, { prepares: true }));
  const database = databaseOn(lockOrder.pool);
  const platform: Platform = {
    responseCache: createResponseCache({
      log: log.logger,
      readsLag: false,
      now: () => clock.read().getTime(),
    }),
    config,
    clock: clock.read,
    database,
    contentDatabase: database,
    signInDatabase: database,
    healthDatabase: database,
    files: await createFileStore(config),
    live: createLive({ database, clock: clock.read, log: log.logger }),
    log: log.logger,
    mailer: withholdMails(mails, database),
    metrics: createMetrics(),
    payments,
    secrets: createSecretBox(config.secretKey ?? ''),
  };
  const http = await buildApp(platform);
  await http.ready();
  const call = callApp(http);
  const tasks = createTaskRunner(platform, databaseUrl, deliverInProcess(http));
  return {
    http,
    platform,
    database,
    clock,
    log,
    mails,
    payments,
    lockOrder,
    runTasks: () => tasks.run(),
    call,
    api: apiOf(call),
    async close() {
      await tasks.close();
      await http.close();
      await database.destroy();
      await own?.drop();
      await rm(dataDir, { recursive: true });
      expect(log.takeErrors(), 'a test leaves no error in the log').toEqual([]);
      expect(lockOrder.takeViolations(), 'rows are locked in one order').toEqual([]);
    },
  };
}
