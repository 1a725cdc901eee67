import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  queryDatabase,
  makeBackupPath,
  silentLog as log,
} from '../../../test/files/backup-fixtures.ts';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { type Config, loadConfig } from '../../config.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { loadSecretKey } from '../security/secret-key.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let parent: string;
let removeParent: () => Promise<void>;
let board: Config;
let place: Config;

async function makePlace(): Promise<Config> {
  return loadConfig({ DATA_DIR: await makeDataDir() });
}

beforeAll(async () => {
  ({ folder: parent, remove: removeParent } = await makeBackupPath());
  await mkdir(parent);
  board = await makePlace();
  place = await makePlace();
});

afterAll(async () => {
  for (const { dataDir } of [board, place]) await rm(dataDir, { recursive: true });
  await removeParent();
});

describe('the backup of an embedded database', { timeout: 60_000 }, () => {
  const running = () => join(parent, 'running');
  const stopped = () => join(parent, 'stopped');

  it('is made while its server runs', async () => {
    await expect(makeBackup({ config: board, log, folder: running() })).rejects.toThrow(
      `There is no database in ${board.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
    const { connectionString, stop } = await startEmbeddedPostgres({
      dataDir: board.dataDir,
      log,
    });
    await migrate(connectionString, log);
    await loadSecretKey(board);
    await queryDatabase(
      connectionString,
      `insert into sandbox_requests values ('while it runs', now())`,
    );
    await makeBackup({ config: board, log, folder: running() });
    expect(await queryDatabase(connectionString, 'select from sandbox_requests')).toHaveLength(1);
    const refused = restoreBackup({ config: board, log, folder: running() });
    await expect(refused).rejects.toThrow(/database/);
    await stop();
  });

  it('is made while no server runs, and releases the folder', async () => {
    await makeBackup({ config: board, log, folder: stopped() });
    const table = 'tables/public.sandbox_requests.copy';
    expect(await readFile(join(stopped(), table))).toEqual(await readFile(join(running(), table)));
    expect(await readdir(join(board.dataDir, 'running'))).toEqual([]);
  });

  it('is restored into a data directory without a database, with its key', async () => {
    await restoreBackup({ config: place, log, folder: stopped() });
    const key = join(place.dataDir, 'secret-key');
    expect(await readFile(key)).toEqual(await readFile(join(board.dataDir, 'secret-key')));
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(place.dataDir, 'running'))).toEqual([]);
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log });
    const rows = await queryDatabase(
      connectionString,
      'select idempotency_key as key from sandbox_requests',
    );
    expect(rows).toEqual([{ key: 'while it runs' }]);
    await stop();
  });

  it('is not restored over another', async () => {
    await expect(restoreBackup({ config: place, log, folder: stopped() })).rejects.toThrow(
      'The database is not empty (see sandbox_requests). Name an empty DATA_DIR',
    );
  });
});
