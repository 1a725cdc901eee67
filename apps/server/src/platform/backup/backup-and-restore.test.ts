import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  queryDatabase,
  type Board,
  type EmptyInstallation,
  makeBackupPath,
  createEmptyInstallation,
  startTestBoard,
  silentLog as log,
} from '../../../test/files/backup-fixtures.ts';
import { insertIntoEveryTable } from '../../../test/database/insert-into-every-table.ts';
import {
  RESUME_BYTES,
  type CompleteSeeker,
} from '../../../test/database/insert-complete-seeker.ts';
import { createDatabase } from '../database/database.ts';
import { hasQueueRun } from '../queue/queue.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

let board: Board;
let place: EmptyInstallation;
let whole: CompleteSeeker;
let folder: string;
let manifest: Manifest;
let removeBackup: () => Promise<void>;

beforeAll(async () => {
  board = await startTestBoard();
  place = await createEmptyInstallation();
  whole = await insertIntoEveryTable(board.app);
  await queryDatabase(
    board.url,
    `update graphile_worker._private_jobs
     set locked_at = now(), locked_by = 'a worker', attempts = 1 where job_queue_id is null`,
  );
  ({ folder, remove: removeBackup } = await makeBackupPath());
  manifest = await makeBackup({ config: board.config, log, folder });
  await restoreBackup({ config: place.config, log, folder });
});

afterAll(async () => {
  await board.close();
  await place.drop();
  await removeBackup();
});

async function rowsOf(url: string, { schema, name }: { schema: string; name: string }) {
  const rows = await queryDatabase(url, `select t::text as row from ${schema}.${name} t`);
  return rows.map(({ row }) => row).sort();
}

describe('a restored backup', () => {
  it('contains every table', async () => {
    const tables = await queryDatabase(
      board.url,
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
         and (table_schema, table_name) not in
           (('graphile_worker', 'migrations'), ('public', 'made_backups'))`,
    );
    const copied = manifest.tables.map(({ schema, name }) => `${schema}.${name}`);
    expect(copied.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('contains the rows of every table, unchanged', async () => {
    for (const table of manifest.tables) {
      expect(table.rows, `this test needs a row of ${table.name}`).toBeGreaterThan(0);
      if (table.name === '_private_jobs') continue;
      const restored = await rowsOf(place.url, table);
      expect(restored, table.name).toEqual(await rowsOf(board.url, table));
      expect(restored).toHaveLength(table.rows);
    }
  });

  it('contains pending jobs, and running ones as if never started', async () => {
    const jobs = `select id, task_id, payload::text, run_at, max_attempts, key, created_at
      from graphile_worker._private_jobs order by id`;
    expect(await queryDatabase(place.url, jobs)).toEqual(await queryDatabase(board.url, jobs));
    const states = 'select locked_at, locked_by, attempts from graphile_worker._private_jobs';
    const free = { locked_at: null, locked_by: null, attempts: 0 };
    expect(await queryDatabase(place.url, states)).toEqual([free, free]);
  });

  it('contains every file', async () => {
    const { picture, video, resume } = whole;
    const keys = [picture, video, resume].map(({ key }) => key).sort();
    expect(manifest.files.map(({ key }) => key).sort()).toEqual(keys);
    expect(manifest.missingFiles).toEqual([]);
    const uploads = join(place.config.dataDir, 'uploads');
    const stored = (await readdir(uploads)).filter((name) => name !== 'incoming');
    expect(stored.sort()).toEqual(keys);
    expect(await readdir(join(uploads, 'incoming'))).toEqual([]);
    expect(await readFile(join(uploads, resume.key))).toEqual(RESUME_BYTES);
    expect((await stat(join(uploads, resume.key))).mode & 0o777).toBe(0o600);
  });

  it('produces an identical backup', async () => {
    const again = await makeBackupPath();
    onTestFinished(again.remove);
    const copy = await makeBackup({ config: place.config, log, folder: again.folder });
    expect(copy).toEqual({ ...manifest, createdAt: copy.createdAt });
  });

  it('does not load demo data as on a first start', async () => {
    const database = createDatabase({ connectionString: place.url, log });
    onTestFinished(() => database.destroy());
    expect(await hasQueueRun(database)).toBe(true);
  });

  it('continues the sequences, and keeps its constraints', async () => {
    const next = `select nextval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id')) as id`;
    expect(await queryDatabase(place.url, next)).toEqual(await queryDatabase(board.url, next));
    await expect(queryDatabase(place.url, 'delete from files')).rejects.toThrow(/foreign key/);
    await queryDatabase(place.url, `update jobs set title = 'Nightjar keeper'`);
    expect(
      await queryDatabase(place.url, `select from job_words where word = 'nightjar'`),
    ).toHaveLength(1);
  });

  it('is a folder that only its owner can read', async () => {
    const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;
    expect(await modeOf('.')).toBe(0o700);
    for (const part of [
      'manifest.json',
      'tables/public.seekers.copy',
      `files/${whole.resume.key}`,
    ]) {
      expect(await modeOf(part), part).toBe(0o600);
    }
  });
});
