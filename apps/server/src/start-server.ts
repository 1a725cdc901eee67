import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import {
  countUnmatchedEvents,
  createPayments,
  deliverInProcess,
  warnAboutSandboxPlans,
} from './wings/billing/index.ts';
import { isDemoDataMissing } from './demo-data/is-demo-data-missing.ts';
import { warnOfDemoAccounts } from './demo-data/warn-of-demo-accounts.ts';
import { requestGazetteer, warmUp } from './wings/jobs/index.ts';
import { createResponseCache } from './platform/response-cache/response-cache.ts';
import { createChangeFeed, dropChangedResponses } from './platform/response-cache/change-feed.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase, type Database } from './platform/database/database.ts';
import { createDatabases } from './platform/database/databases.ts';
import { startListener } from './platform/database/notification-listener.ts';
import { createDrain } from './platform/http/drain.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/embedded-postgres-error.ts';
import { isVolumeFull } from './platform/embedded-postgres/reserved-space.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/embedded-postgres/start-embedded-postgres.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import { createLive } from './platform/live/live.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { withholdMails } from './platform/mail/withhold-mails.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import {
  watchResponseCache,
  watchBackups,
  watchChangeFeed,
  watchLive,
  watchPayments,
  watchPools,
  watchQueue,
} from './platform/metrics/watch-server.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Platform } from './platform/platform.ts';
import { startQueue } from './platform/queue/queue.ts';
import { createSecretBox } from './platform/security/secret-box.ts';
import { loadSecretKey } from './platform/security/secret-key.ts';
import { claimSecretKeys } from './platform/security/claim-secret-keys.ts';
import { checkBucket } from './platform/start/check-bucket.ts';
import { listen } from './platform/start/listen.ts';
import { explainDatabaseErrors } from './platform/start/explain-database-errors.ts';
import { diskFull, explainFolderError } from './platform/start/explain-folder-error.ts';
import { loadBuiltPages, mountBuiltWebApp } from './platform/pages/web-app.ts';
import { createTasks, recurringTasks } from './tasks.ts';
import { mkdir } from 'node:fs/promises';
import { hasErrorCode } from './platform/errors/has-error-code.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** True with the embedded database, which contains the demo data. */
  readonly hasDemoData: boolean;
  /** Lets load balancers move on to other instances, while requests are still served. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts everything in order, and stops it in reverse: requests first, the database last. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const drain = createDrain(config.drainMs);
  const started: (() => Promise<unknown>)[] = [];
  let embedded: EmbeddedPostgres | undefined;
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  // The database starts meanwhile, which takes about as long.
  const pages = config.development ? null : loadBuiltPages();
  // Reported where they are awaited, unless something else failed first.
  pages?.catch(() => undefined);
  try {
    await prepareDataDir(config.dataDir);
    if (config.databaseUrl === undefined) {
      const ours = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
      started.push(() => ours.stop());
      embedded = ours;
    }
    const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
    const directConnection = config.databaseDirectUrl ?? connectionString;
    const setting = embedded ? null : 'DATABASE_URL';
    const directSetting = config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : setting;
    await explainDatabaseErrors(directSetting, directConnection, () =>
      migrate(directConnection, log),
    );

    const databases = createDatabases({
      connectionString,
      readConnectionString: config.databaseReadUrl,
      log,
      // With an address past it, the others lead through a pooler.
      prepares: config.databaseDirectUrl === undefined,
    });
    started.push(() => databases.close());
    const { database, contentDatabase, signInDatabase, healthDatabase, pools } = databases;
    const secretKey = await loadSecretKey(config);
    await explainDatabaseErrors(setting, connectionString, () =>
      claimSecretKeys({ config, database, clock: systemClock, secretKey }),
    );
    const files = await createFileStore(config);
    await checkBucket(config, files, log);
    const metrics = createMetrics();
    const readsLag = config.databaseReadUrl !== undefined;
    const responseCache = createResponseCache({ log, readsLag });
    const core: Omit<Platform, 'payments'> = {
      responseCache,
      config,
      clock: systemClock,
      database,
      contentDatabase,
      signInDatabase,
      healthDatabase,
      files,
      live: createLive({ database: signInDatabase, clock: systemClock, log }),
      log,
      mailer: withholdMails(await createMailer(config), database),
      metrics,
      secrets: createSecretBox(secretKey),
    };
    const platform: Platform = { ...core, payments: await createPayments(core) };
    if (embedded && (await isDemoDataMissing(platform)))
      await loadSample(platform, connectionString);
    await warnOfDemoAccounts(platform);
    await warnAboutSandboxPlans(platform);

    // The queue delivers to the server, so it starts after it.
    const app = await buildApp(platform, drain);
    await (pages ? mountBuiltWebApp(app, config, await pages) : mountDevelopment(app, config));
    const tasks = createTasks(await forTasks(core, databases.taskDatabase), deliverInProcess(app));
    const queue = await startQueue({
      platform,
      tasks,
      recurring: recurringTasks,
      connectionString: directConnection,
    });
    started.push(() => queue.stop());
    const listener = startListener({
      connectionString: directConnection,
      subscriptions: [dropChangedResponses(responseCache.store), platform.live.subscription],
      log,
    });
    started.push(() => listener.stop());
    const changes = createChangeFeed(listener);
    responseCache.follow(changes);
    platform.live.follow(listener);
    watchResponseCache(metrics, responseCache);
    watchChangeFeed(metrics, changes);
    watchLive(metrics, platform.live);
    watchPools(metrics, pools);
    watchQueue(metrics, database);
    watchBackups(metrics, database);
    watchPayments(metrics, () => countUnmatchedEvents(database));
    let stopListening: () => Promise<void> = async () => undefined;
    started.push(async () => {
      const stopped = stopListening();
      await app.close();
      await stopped;
    });
    stopListening = await listen(app, config);
    await requestGazetteer(database);
    if (pages) {
      const stopping = new AbortController();
      const warming = warmUp(app, stopping.signal);
      started.push(() => {
        stopping.abort();
        return warming;
      });
    }
    const drainServer = () => {
      responseCache.bypass();
      return drain.run();
    };
    return { app, hasDemoData: embedded !== undefined, drain: drainServer, stop };
  } catch (error) {
    const explained = await explain(error, config, embedded);
    await stop();
    throw explained;
  }
}

/** A full disk has many faces: PostgreSQL ends on it, and its connections only report that they are lost. */
async function explain(error: unknown, { dataDir }: Config, embedded?: EmbeddedPostgres) {
  const explained = explainFolderError(error, dataDir);
  const expected = explained instanceof ConfigError || explained instanceof EmbeddedPostgresError;
  if (expected || !embedded) return explained;
  return (await isVolumeFull(embedded.location)) ? diskFull(dataDir) : explained;
}

/** The same with the connections of tasks: no number of requests keeps those from being done. */
async function forTasks(core: Omit<Platform, 'payments'>, database: Database): Promise<Platform> {
  const own = {
    ...core,
    database,
    mailer: withholdMails(await createMailer(core.config), database),
  };
  return { ...own, payments: await createPayments(own) };
}

/** The sample is inserted in one large transaction, which takes longer than a request may. */
async function loadSample(platform: Platform, connectionString: string): Promise<void> {
  const database = createDatabase({
    connectionString,
    log: platform.log,
    max: 2,
    timeoutMs: 120_000,
  });
  try {
    // Once in a board's life, and never into an external database.
    const { loadDemoData } = await import('./demo-data/load-demo-data.ts');
    await loadDemoData({ ...platform, database });
  } finally {
    await database.destroy();
  }
}

async function mountDevelopment(app: FastifyInstance, config: Config): Promise<void> {
  // Vite is only installed in development.
  const { mountDevelopmentWebApp } = await import('./platform/pages/web-app-development.ts');
  return mountDevelopmentWebApp(app, config);
}

/** Creates the data folder if missing. @throws {ConfigError} if that is impossible */
async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST', 'ENOTDIR')) {
      throw new ConfigError(`DATA_DIR (${dataDir}) is a file, or lies below one; name a folder.`);
    }
    // On a read-only volume Node reports that the parent is missing.
    if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT')) {
      throw new ConfigError(`DATA_DIR (${dataDir}) cannot be made by this user (${error.code}).`);
    }
    throw explainFolderError(error, dataDir);
  }
}
