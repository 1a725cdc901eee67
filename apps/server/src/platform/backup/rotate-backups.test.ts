import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  queryDatabase,
  type Board,
  startTestBoard,
  silentLog as log,
} from '../../../test/files/backup-fixtures.ts';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { watchBackups } from '../metrics/watch-server.ts';
import { rotateBackups } from './rotate-backups.ts';

let board: Board;
let folder: string;

beforeAll(async () => {
  board = await startTestBoard();
  folder = await makeDataDir();
});

afterAll(async () => {
  await board.close();
  await rm(folder, { recursive: true });
});

async function printAge(): Promise<string | undefined> {
  const metrics = createMetrics();
  watchBackups(metrics, board.app.database);
  const { text } = await metrics.print();
  return /^nextshift_backup_age_seconds (\d+)/m.exec(text)?.[1];
}

it(
  'keeps backups for the given days, and reports the age of the last',
  { timeout: 60_000 },
  async () => {
    expect(await printAge()).toBeUndefined();
    const names = [
      '2026-11-08T03-00-00Z',
      '2026-11-07T02-59-59Z',
      '2026-11-20T03-00-00Z.unfinished',
      '2026-11-21T23-00-00Z.unfinished',
      'by-hand',
      '2020-01-01',
    ];
    for (const name of names) await mkdir(join(folder, name));
    const now = new Date('2026-11-22T03:00:00.500Z');
    const { removed, manifest } = await rotateBackups({
      config: board.config,
      log,
      folder,
      days: 14,
      now,
    });
    expect(removed.sort()).toEqual(['2026-11-07T02-59-59Z', '2026-11-20T03-00-00Z.unfinished']);
    expect((await readdir(folder)).sort()).toEqual([
      '2020-01-01',
      '2026-11-08T03-00-00Z',
      '2026-11-21T23-00-00Z.unfinished',
      '2026-11-22T03-00-00Z',
      'by-hand',
    ]);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('made_backups');
    expect(await printAge()).toBeDefined();
    await queryDatabase(
      board.url,
      "update made_backups set finished_at = now() - interval '2 days'",
    );
    expect(Number(await printAge())).toBeGreaterThanOrEqual(172_800);
  },
);

it('removes nothing if the new backup fails', async () => {
  const config = { ...board.config, databaseUrl: 'postgres://127.0.0.1:1/none' };
  const before = await readdir(folder);
  const now = new Date('2030-01-01T00:00:00Z');
  await expect(rotateBackups({ config, log, folder, days: 1, now })).rejects.toThrow();
  expect(await readdir(folder)).toEqual(before);
});
