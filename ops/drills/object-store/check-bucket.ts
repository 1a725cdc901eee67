import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { IS_REFERENCED } from '@nextshift/test-kit/workload/find-orphans';
import type { Swift } from '../../harness/swift.ts';

/** Unused objects in the bucket, and used ones that are missing. */
export async function compareWithRows(swift: Swift, database: pg.Client): Promise<string[]> {
  // Names before rows: a file stored meanwhile has its row first.
  const stored = new Map((await swift.list()).map(({ name, bytes }) => [name, bytes]));
  const { rows } = await database.query<{ storage_key: string; byte_size: string; used: boolean }>(
    `SELECT storage_key, byte_size, ${IS_REFERENCED} AS used FROM files`,
  );
  const known = new Set(rows.map(({ storage_key: key }) => key));
  const orphans = [...stored.keys()].filter((key) => !known.has(key));
  const unused = rows.filter(({ used }) => !used);
  const torn = rows.filter(
    ({ storage_key: key, byte_size: size, used }) => used && stored.get(key) !== Number(size),
  );
  return [
    ...orphans.map((key) => `${key} has no row`),
    ...unused.map(({ storage_key: key }) => `Nothing uses ${key}`),
    ...torn.map(({ storage_key: key }) => `${key} has ${stored.get(key) ?? 'none'} of its bytes`),
  ];
}

/** Compares a backup's bytes with the bucket's; returns the number of files, and failures. */
export async function compareWithBackup(swift: Swift, folder: string) {
  const violations: string[] = [];
  const stored = await swift.list();
  for (const { name, hash } of stored) {
    const bytes = await readFile(join(folder, 'files', name)).catch(() => Buffer.alloc(0));
    if (createHash('md5').update(bytes).digest('hex') !== hash) {
      violations.push(`The backup has other bytes of ${name}`);
    }
  }
  return { files: stored.length, violations };
}
