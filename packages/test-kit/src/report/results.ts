import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toSentence } from './to-sentence.ts';

/** What a full run left behind, as it lies in a folder of results. */
export interface Result {
  readonly name: string;
  /** What made it. */
  readonly command: string;
  /** The day, in UTC: 2026-11-21. */
  readonly date: string;
  /** Why it could not be run there. */
  readonly skipped?: string;
  readonly seed?: number;
  readonly seconds?: number;
  readonly cores?: number;
  /** Each planted fault, and the sentence by which it was noticed. */
  readonly noticed?: readonly { readonly fault: string; readonly by: string }[];
  readonly figures?: Readonly<Record<string, number | string>>;
  readonly violations?: readonly string[];
}

export async function saveResult(folder: string, result: Result): Promise<void> {
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(inSentences(result), null, 2)}\n`;
  await writeFile(join(folder, `${result.name}.json`), text);
}

/** What was noticed is read by people; the whole of it was printed by the run. */
function inSentences({ noticed, violations, ...result }: Result): Result {
  return {
    ...result,
    ...(noticed && { noticed: noticed.map(({ fault, by }) => ({ fault, by: toSentence(by) })) }),
    ...(violations && { violations: violations.map(toSentence) }),
  };
}

/** None where no run has left any yet. */
export async function readResults(folder: string): Promise<Result[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Result),
  );
}
