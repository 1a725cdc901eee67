import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { openCluster } from './database-cluster.ts';
import { chooseDatabaseHome, sharedFolder } from './database-home.ts';
import { freePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { startServer } from './postgres-server.ts';
import { stopOrphanedServer } from './stop-orphaned-server.ts';

const log = pino({ level: 'silent' });
let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

async function makeCluster() {
  const home = await chooseDatabaseHome(dataDir, log);
  const binaries = await findPostgresBinaries(home.account, home.account && sharedFolder);
  const cluster = await openCluster(home, binaries, { durable: false, log });
  const specification = { cluster, program: binaries.postgres, account: home.account, log };
  return {
    cluster,
    start: async () => startServer({ ...specification, durable: false }, await freePort()),
  };
}

describe('stopOrphanedServer', { timeout: 30_000 }, () => {
  it('stops only the server of its own cluster', async () => {
    const mine = await makeCluster();
    const leftover = await mine.start();
    await stopOrphanedServer({ ...mine.cluster, name: 'another', data: '/another' }, log);
    const stillThere = await Promise.race([leftover.ended, Promise.resolve('running')]);
    expect(stillThere).toBe('running');

    await stopOrphanedServer(mine.cluster, log);
    await leftover.ended;
    const next = await mine.start();
    await next.stop();
  });

  it('ignores a pid file whose id belongs to another program', async () => {
    const cluster = { data: join(dataDir, 'data'), name: 'nextshift-none', password: '' };
    await mkdir(cluster.data);
    await writeFile(join(cluster.data, 'postmaster.pid'), `${process.pid}\n`);
    await stopOrphanedServer(cluster, log);
    const removed = await rm(join(cluster.data, 'postmaster.pid')).catch((error: unknown) => error);
    expect(hasErrorCode(removed, 'ENOENT')).toBe(true);
  });
});
