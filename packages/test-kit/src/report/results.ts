import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toSentence } from './to-sentence.ts';

/** The stored result of a full run. */
export interface Result {
  readonly name: string;
  /** The machine it ran on. */
  readonly command: string;
  /** The day, in UTC: 2026-11-21. */
  readonly date: string;
  /** Why it could not run there. */
  readonly skipped?: string;
  readonly seed?: number;
  readonly seconds?: number;
  readonly cores?: number;
  /** Each planted fault, and the finding that revealed it. */
  readonly noticed?: readonly { readonly fault: string; readonly by: string }[];
  readonly figures?: Readonly<Record<string, number | string>>;
  readonly violations?: readonly string[];
}

export async function saveResult(folder: string, result: Result): Promise<void> {
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(inSentences(result), null, 2)}\n`;
  await writeFile(join(folder, `${result.name}.json`), text);
}

/** Findings are shortened for readers; the run printed them in full. */
function inSentences({ noticed, violations, ...result }: Result): Result {
  return {
    ...result,
    ...(noticed && { noticed: noticed.map(({ fault, by }) => ({ fault, by: toSentence(by) })) }),
    ...(violations && { violations: violations.map(toSentence) }),
  };
}

/** Empty before the first run. */
export async function readResults(folder: string): Promise<Result[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Result),
  );
}
