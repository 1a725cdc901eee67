import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** True if something refers to the row of `files`, or to the picture that it is a variant of. */
export const IS_REFERENCED = `EXISTS (
  SELECT FROM (
    SELECT picture_file_id AS id FROM seekers
    UNION ALL SELECT logo_file_id FROM employers
    UNION ALL SELECT image_file_id FROM jobs
    UNION ALL SELECT image_file_id FROM job_drafts
    UNION ALL SELECT file_id FROM portfolio_videos
    UNION ALL SELECT file_id FROM documents
  ) AS used
  WHERE used.id = coalesce(files.variant_of, files.id))`;

/** Bytes without a row, unused rows, and leftover incoming uploads. */
export async function findOrphans(dataDir: string, database: pg.Client): Promise<string[]> {
  const uploads = join(dataDir, 'uploads');
  const incoming = await readdir(join(uploads, 'incoming')).catch(() => []);
  // Names before rows: a file stored meanwhile has its row first.
  const stored = (await readdir(uploads)).filter((name) => name !== 'incoming');
  const { rows } = await database.query<{ storage_key: string; used: boolean }>(
    `SELECT storage_key, ${IS_REFERENCED} AS used FROM files`,
  );
  const known = new Set(rows.map(({ storage_key }) => storage_key));
  return [
    ...incoming.map((name) => `The incoming upload ${name.split('_').at(-1) ?? ''} is left`),
    ...stored.filter((name) => !known.has(name)).map((name) => `${name} has no row`),
    ...rows.filter(({ used }) => !used).map(({ storage_key: key }) => `Nothing uses ${key}`),
  ];
}
