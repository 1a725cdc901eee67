import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  queryDatabase,
  type Board,
  makeBackupPath,
  createEmptyInstallation,
  startTestBoard,
  silentLog as log,
} from '../../../test/files/backup-fixtures.ts';
import { insertFile } from '../../../test/database/insert-files.ts';
import { insertCompleteSeeker } from '../../../test/database/insert-complete-seeker.ts';
import { newId } from '../database/new-id.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { listWarnings } from './summarize.ts';

let board: Board;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  board = await startTestBoard();
});

beforeEach(async () => {
  ({ folder, remove } = await makeBackupPath());
});

afterEach(() => remove());
afterAll(() => board.close());

const backup = () => makeBackup({ config: board.config, log, folder });

describe('makeBackup', { timeout: 60_000 }, () => {
  it('refuses a folder that is not empty, and a file', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'mine'), '');
    await expect(backup()).rejects.toThrow(
      `${folder} is not empty. Name a folder that does not exist yet.`,
    );
    expect(await readdir(dirname(folder))).toEqual(['backup']);
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    await expect(backup()).rejects.toThrow(`${folder} is a file.`);
  });

  it('accepts an empty folder', async () => {
    await mkdir(folder);
    await backup();
    expect((await readdir(folder)).sort()).toEqual([
      'files',
      'manifest.json',
      'manifest.json.sha256',
      'tables',
    ]);
  });

  it('keeps the leftovers of an interrupted backup, and reports them', async () => {
    await mkdir(`${folder}.unfinished`);
    await expect(backup()).rejects.toThrow(
      `${folder}.unfinished is what an interrupted backup left`,
    );
    expect(await readdir(dirname(folder))).toEqual(['backup.unfinished']);
  });

  it('refuses a database without tables, and leaves nothing', async () => {
    const empty = await createEmptyInstallation();
    await expect(makeBackup({ config: empty.config, log, folder })).rejects.toThrow(
      'The database is empty: there is nothing to back up.',
    );
    await empty.drop();
    expect(await readdir(dirname(folder))).toEqual([]);
  });

  it('reports lost files, but not uploads still arriving', async () => {
    const { resume } = await insertCompleteSeeker(board.app);
    const arriving = await insertFile(board.app, Buffer.from('half of it'), 'pdf');
    const uploads = join(board.config.dataDir, 'uploads');
    await writeFile(join(uploads, arriving.key), 'half');
    await rm(join(uploads, resume.key));
    const manifest = await backup();
    const missing = [
      { key: resume.key, used: true },
      { key: arriving.key, used: false },
    ].sort((one, other) => (one.key < other.key ? -1 : 1));
    expect(manifest.missingFiles).toEqual(missing);
    expect(await readdir(join(folder, 'files'))).toHaveLength(manifest.files.length);
    expect(listWarnings(manifest)[0]).toBe(
      `Warning: 1 files were not in the file store, and are not in the backup: ${resume.key}.`,
    );
    await queryDatabase(board.url, `delete from documents`);
  });

  it('contains the state of one moment, whatever is written meanwhile', async () => {
    const place = await createEmptyInstallation();
    let done = false;
    // No foreign key connects these two tables: only the snapshot keeps their rows consistent.
    const writer = async () => {
      while (!done) {
        const id = newId();
        await board.app.database.transaction().execute(async (transaction) => {
          const now = new Date();
          await transaction
            .insertInto('sandbox_requests')
            .values({ idempotency_key: id, created_at: now })
            .execute();
          await transaction
            .insertInto('payment_events')
            .values({ provider: 'sandbox', event_id: id, type: 'a twin' })
            .execute();
        });
        await insertCompleteSeeker(board.app);
      }
    };
    const writers = [writer(), writer(), writer()];
    const begun = expect.poll(() => countOf(board.url, 'sandbox_requests'), { timeout: 20_000 });
    await begun.toBeGreaterThan(10);
    const manifest = await backup();
    done = true;
    await Promise.all(writers);

    await restoreBackup({ config: place.config, log, folder });
    const twins = await countOf(place.url, 'sandbox_requests');
    expect(twins).toBeGreaterThan(10);
    expect(await countOf(board.url, 'sandbox_requests')).toBeGreaterThan(twins);
    const pairs = 'sandbox_requests join payment_events on event_id = idempotency_key';
    expect(await countOf(place.url, pairs)).toBe(twins);
    expect(await countOf(place.url, 'payment_events')).toBe(twins);
    expect(manifest.missingFiles.filter(({ used }) => used)).toEqual([]);
    await place.drop();
  });
});

async function countOf(url: string, source: string): Promise<number> {
  const [row] = await queryDatabase(url, `select count(*)::int as count from ${source}`);
  return Number(row?.count);
}
