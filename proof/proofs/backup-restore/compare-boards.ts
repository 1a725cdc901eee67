import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { hash } from '@nextshift/test-kit/workload/ledger';

/** Every table's rows as PostgreSQL writes them, by name, sorted. */
type Rows = Map<string, readonly string[]>;

/** When each queue schema was installed and when backups were made: differs between databases. */
const NOT_OF_THE_BOARD = ['graphile_worker.migrations', 'public.made_backups'];

export async function readRows(database: pg.Client): Promise<Rows> {
  const { rows: tables } = await database.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`);
  const all: Rows = new Map();
  for (const { name } of tables) {
    if (NOT_OF_THE_BOARD.includes(name)) continue;
    const { rows } = await database.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t ORDER BY t::text COLLATE "C"`,
    );
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** SHA-256 of every uploaded file, by name. */
export async function readFiles(dataDir: string): Promise<Map<string, string>> {
  const uploads = join(dataDir, 'uploads');
  const entries = await readdir(uploads, { withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    files.set(entry.name, hash(await readFile(join(uploads, entry.name))));
  }
  return files;
}

/** Differences between two boards, one sentence each. */
export function differences(
  [rows, files]: readonly [Rows, Map<string, string>],
  [otherRows, otherFiles]: readonly [Rows, Map<string, string>],
): string[] {
  const tables = new Set([...rows.keys(), ...otherRows.keys()]);
  const ofRows = [...tables].filter(
    (name) => JSON.stringify(rows.get(name)) !== JSON.stringify(otherRows.get(name)),
  );
  const names = new Set([...files.keys(), ...otherFiles.keys()]);
  const ofFiles = [...names].filter((name) => files.get(name) !== otherFiles.get(name));
  return [
    ...ofRows.map((name) => `The rows of ${name} differ`),
    ...ofFiles.map((name) => `The file ${name} differs`),
  ];
}
