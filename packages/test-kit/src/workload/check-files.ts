import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { IS_REFERENCED } from './find-orphans.ts';

/** Compares a data folder's files with its rows: missing, torn or orphaned bytes. */
export async function checkFiles(dataDir: string, database: pg.Client): Promise<string[]> {
  const uploads = join(dataDir, 'uploads');
  const { rows } = await database.query<{ storage_key: string; byte_size: string; used: boolean }>(
    `SELECT storage_key, byte_size, ${IS_REFERENCED} AS used FROM files`,
  );
  const violations: string[] = [];
  for (const { storage_key: key, byte_size: size, used } of rows) {
    const found = await stat(join(uploads, key)).catch(() => undefined);
    // The clean-up removes the row of an aborted upload.
    if (used && found?.size !== Number(size)) {
      violations.push(`The file ${key} has ${found?.size ?? 'no'} of its ${size} bytes`);
    }
  }
  const known = new Set(rows.map(({ storage_key }) => storage_key));
  const stored = await readdir(uploads, { withFileTypes: true });
  for (const entry of stored) {
    if (entry.isFile() && !known.has(entry.name)) violations.push(`${entry.name} has no row`);
  }
  return violations;
}
