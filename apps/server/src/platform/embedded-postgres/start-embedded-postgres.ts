import { access, constants, mkdir, realpath } from 'node:fs/promises';
import type { BaseLogger } from 'pino';
import { explainFolderError } from '../start/explain-folder-error.ts';
import { openCluster } from './database-cluster.ts';
import { chooseDatabaseHome, sharedFolder } from './database-home.ts';
import { claimFolder } from './claim-folder.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { stopOrphanedServer } from './stop-orphaned-server.ts';
import { superviseServer } from './supervise-server.ts';

/** Our own PostgreSQL server with the database `nextshift`. */
export interface EmbeddedPostgres {
  connectionString: string;
  /** The folder that contains the data. */
  location: string;
  /** Stops the server cleanly. Call it last, when nothing uses the database any more. */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  dataDir: string;
  log: BaseLogger;
  /** False only for tests: nothing is synced to disk, a crash may lose everything. */
  durable?: boolean;
  /** What a new database needs on its volume; more than there is only for tests. */
  newClusterBytes?: number;
}

/**
 * Starts PostgreSQL 18 on a free loopback port, with its data under `dataDir`; the first start creates
 * the database. Leftovers of a killed run are removed.
 * @throws {EmbeddedPostgresError} on failure, or if another process is running it on that folder
 * @throws {ConfigError} if the folder is full or may not be written
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  durable = true,
  newClusterBytes,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const held: (() => Promise<void>)[] = [];
  const release = async () => {
    for (const letGo of held.reverse()) await letGo();
  };
  try {
    await mkdir(dataDir, { recursive: true });
    const folder = await realpath(dataDir);
    await access(folder, constants.W_OK);
    held.push(await claimFolder(folder));
    const home = await chooseDatabaseHome(folder, log);
    if (home.folder !== folder) held.push(await claimFolder(home.folder));

    const { account } = home;
    const binaries = await findPostgresBinaries(account, account && sharedFolder);
    const cluster = await openCluster(home, binaries, { durable, log, newClusterBytes });
    await stopOrphanedServer(cluster, log);
    const program = binaries.postgres;
    const server = await superviseServer({ cluster, program, account, durable, log });
    return {
      connectionString: `postgresql://nextshift:${cluster.password}@127.0.0.1:${server.port}/nextshift`,
      location: cluster.data,
      async stop() {
        await server.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw explainFolderError(error, dataDir);
  }
}
