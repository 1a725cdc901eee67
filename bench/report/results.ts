import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import type { Measurement } from '../harness/bench.ts';

/** A measurement, judged. */
export interface ResultRow extends Measurement {
  /** Figure by baseline, where there is one. */
  readonly ratio?: number;
  /** Whether the goal was reached, where there is one. */
  readonly held?: boolean;
}

/** A run's result, as stored in `bench/results`. */
export interface Result {
  readonly name: string;
  /** The machine it ran on. */
  readonly command: string;
  /** The day, in UTC: 2026-11-21. */
  readonly date: string;
  readonly seconds: number;
  readonly cores: number;
  readonly node: string;
  readonly sizes: Readonly<Record<string, number | string>>;
  readonly rows: readonly ResultRow[];
}

const folder = join(repositoryRoot, 'bench/results');

export async function saveResult(result: Result): Promise<void> {
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(result, null, 2)}\n`;
  await writeFile(join(folder, `${result.name}.json`), text);
}

export async function readResults(): Promise<Result[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Result),
  );
}
