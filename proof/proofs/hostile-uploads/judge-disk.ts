import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Checks the disk afterwards: only generated names, each with its row, and nothing elsewhere. */
export async function judgeDisk(dataDir: string, database: pg.Client): Promise<string[]> {
  const found: string[] = [];
  const { rows } = await database.query<{ storage_key: string }>('SELECT storage_key FROM files');
  const known = new Set(rows.map(({ storage_key }) => storage_key));
  const uploads = join(dataDir, 'uploads');
  for (const entry of readdirSync(uploads, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name === 'incoming') continue;
    if (!known.has(entry.name)) found.push(`${entry.name} lies among the uploads and has no row`);
    if (!/^[\w-]{20,}\.[a-z0-9]{2,5}$/.test(entry.name)) {
      found.push(`${entry.name} is no name that the server makes`);
    }
  }
  for (const name of readdirSync(join(uploads, 'incoming'))) {
    found.push(`${name} was left behind while it came in`);
  }
  const elsewhere = ['/tmp', join(dataDir, '..'), dataDir].flatMap((folder) => readdirSync(folder));
  if (elsewhere.some((name) => name.startsWith('hostile-evil')))
    found.push('A name led out of the folder');
  return found;
}
