import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  queryDatabase,
  type Board,
  type EmptyInstallation,
  makeBackupPath,
  createEmptyInstallation,
  startTestBoard,
  silentLog as log,
} from '../../../test/files/backup-fixtures.ts';
import { createTestDatabase } from '../../../test/database/create-test-database.ts';
import { insertCompleteSeeker } from '../../../test/database/insert-complete-seeker.ts';
import { listMigrations, migrate } from '../database/migrate.ts';
import { describeFailure } from './describe-failure.ts';
import { makeBackup } from './make-backup.ts';
import { MANIFEST, MANIFEST_CHECKSUM, type Manifest, sha256Of } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

let board: Board;
let original: string;
let removeAll: () => Promise<void>;
let manifest: Manifest;
/** A copy of the backup for a test to corrupt. */
let folder: string;
let place: EmptyInstallation;

beforeAll(async () => {
  board = await startTestBoard();
  await insertCompleteSeeker(board.app);
  ({ folder: original, remove: removeAll } = await makeBackupPath());
  manifest = await makeBackup({ config: board.config, log, folder: original });
});

beforeEach(async () => {
  folder = join(dirname(original), 'copy');
  await cp(original, folder, { recursive: true });
  place = await createEmptyInstallation();
});

afterEach(async () => {
  await place.drop();
  await rm(folder, { recursive: true });
});

afterAll(async () => {
  await board.close();
  await removeAll();
});

const restore = (config = place.config) => restoreBackup({ config, log, folder });

async function expectNothingWritten(): Promise<void> {
  const tables = await queryDatabase(
    place.url,
    `select from pg_tables where schemaname = 'public'`,
  );
  expect(tables).toEqual([]);
  expect(await readdir(place.config.dataDir)).toEqual([]);
}

async function change(part: string, edit: (bytes: Buffer) => Buffer): Promise<void> {
  await writeFile(join(folder, part), edit(await readFile(join(folder, part))));
}

/** Changes the manifest, with a valid checksum. */
async function rewriteManifest(changes: Record<string, unknown>): Promise<void> {
  const text = JSON.stringify({ ...manifest, ...changes });
  await writeFile(join(folder, MANIFEST), text);
  await writeFile(join(folder, MANIFEST_CHECKSUM), `${sha256Of(text)}  ${MANIFEST}\n`);
}

const flipBit = (bytes: Buffer) => {
  const place = bytes.length - 2;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes;
};

describe('restoreBackup with a damaged backup', () => {
  it.each([
    ['a row', () => 'tables/public.seekers.copy'],
    ['a file', () => `files/${manifest.files[0]?.key}`],
    ['the manifest', () => MANIFEST],
  ])('refuses a change of %s before writing anything', async (_what, part) => {
    await change(part(), flipBit);
    await expect(restore()).rejects.toThrow(
      `${join(folder, part())} is damaged. Use another backup.`,
    );
    await expectNothingWritten();
  });

  it('refuses a truncated or missing part', async () => {
    await change('tables/public.seekers.copy', (bytes) => bytes.subarray(0, -1));
    await expect(restore()).rejects.toThrow('public.seekers.copy is damaged.');
    await rm(join(folder, 'tables/public.seekers.copy'));
    await expect(restore()).rejects.toThrow('public.seekers.copy is not there.');
    await rm(join(folder, MANIFEST));
    await expect(restore()).rejects.toThrow(
      `${folder} is not a whole backup: manifest.json is not there. Use another backup.`,
    );
    await expectNothingWritten();
  });

  it('refuses paths that lead out of the folder', async () => {
    const files = [{ key: '../outside.pdf', bytes: 1, sha256: '0'.repeat(64) }];
    await rewriteManifest({ files });
    await expect(restore()).rejects.toThrow(`${join(folder, MANIFEST)} is not a backup's.`);
    await expectNothingWritten();
  });
});

describe('restoreBackup from another version', { timeout: 60_000 }, () => {
  it('refuses a backup of a newer version', async () => {
    const newer = [...manifest.migrations, '9999_the_future'];
    await rewriteManifest({ migrations: newer });
    await expect(restore()).rejects.toThrow(
      'The backup was made by a newer NextShift (9999_the_future). Update this one first.',
    );
    await rewriteManifest({ formatVersion: 2 });
    await expect(restore()).rejects.toThrow('The backup was made by a newer NextShift.');
    await expectNothingWritten();
  });

  it('migrates a backup of an earlier version', async () => {
    const names = await listMigrations();
    const earlier = await createEmptyInstallation();
    await migrate(earlier.url, log, names.length - 1);
    await queryDatabase(earlier.url, `insert into sandbox_requests values ('a key', now())`);
    await rm(folder, { recursive: true });
    await makeBackup({ config: earlier.config, log, folder });
    await earlier.drop();

    expect((await restore()).migrations).toEqual(names.slice(0, -1));
    expect(await queryDatabase(place.url, 'select name from migrations order by id')).toEqual(
      names.map((name) => ({ name })),
    );
    expect(await queryDatabase(place.url, 'select from sandbox_requests')).toHaveLength(1);
  });
});

describe('restoreBackup into a target', { timeout: 60_000 }, () => {
  it('refuses a database that is not empty, and leaves it unchanged', async () => {
    await queryDatabase(place.url, `create table theirs as select 1 as one`);
    await expect(restore()).rejects.toThrow('The database is not empty (see theirs).');
    await queryDatabase(place.url, 'drop table theirs');
    await restore();
    await expect(restore()).rejects.toThrow(
      /^The database is not empty \(see \w+\)\. Name an empty DATA_DIR, or a DATABASE_URL without tables\.$/,
    );
    expect(await queryDatabase(place.url, 'select from seekers')).toHaveLength(1);
  });

  it('refuses a target with another key', async () => {
    const secretKey = 'another key, as long as one has to be';
    await expect(restore({ ...place.config, secretKey })).rejects.toThrow(
      'Set SECRET_KEY to what it was on the server that the backup is of.',
    );
    await expect(restore({ ...place.config, secretKey: undefined })).rejects.toThrow(
      'Set SECRET_KEY to what it was',
    );
    expect(await queryDatabase(place.url, 'select from seekers')).toEqual([]);
    await restore();
  });

  it('leaves nothing behind when interrupted after the last row, and can be repeated', async () => {
    const empty = await createEmptyInstallation(createTestDatabase);
    const holder = new pg.Client({ connectionString: empty.url });
    await holder.connect();
    // Sequences come after the rows: it blocks there, with everything written and nothing committed.
    await holder.query('begin; alter sequence migrations_id_seq cache 1');
    const restored = restore(empty.config).catch((error: unknown) => error);
    const waits = `select pid from pg_stat_activity
      where datname = current_database() and application_name = 'nextshift-backup' and wait_event_type = 'Lock'`;
    await expect.poll(() => queryDatabase(empty.url, waits), { timeout: 10_000 }).toHaveLength(1);
    expect(await storedFiles(empty)).toHaveLength(manifest.files.length);
    await queryDatabase(empty.url, `select pg_terminate_backend(pid) from (${waits}) as waiting`);
    const failure = describeFailure(await restored, 'restore');
    expect(failure).toMatch(/^The restore failed: .+\. Fix that and run it again\.$/);
    await holder.end();

    expect(await queryDatabase(empty.url, 'select from seekers')).toEqual([]);
    expect(await storedFiles(empty)).toEqual([]);
    await restore(empty.config);
    expect(await queryDatabase(empty.url, 'select from seekers')).toHaveLength(1);
    await empty.drop();
  });
});

async function storedFiles({ config }: EmptyInstallation): Promise<string[]> {
  const names = await readdir(join(config.dataDir, 'uploads'));
  return names.filter((name) => name !== 'incoming');
}
