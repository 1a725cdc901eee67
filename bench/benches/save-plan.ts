import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import type { Statement } from '../harness/recorded-statement.ts';

const folder = join(repositoryRoot, 'bench/plans');

/** Saves the current execution plan of a statement. */
export async function savePlan(
  database: pg.Client,
  name: string,
  { text, values }: Statement,
): Promise<void> {
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${text}`,
    [...values],
  );
  const lines = rows.map((row) => row['QUERY PLAN']);
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${slug}.txt`), `${lines.join('\n')}\n`);
}
