import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { readResults } from '@nextshift/test-kit/report/results';
import { format, toTable } from '@nextshift/test-kit/report/table';
import type { Drill } from '../harness/drill.ts';

/** Where the drills leave what they found. */
export const drillResults = join(repositoryRoot, 'ops/results');

/** The document that carries the table, between two marks. */
export const tableFile = join(repositoryRoot, 'docs/operations.md');

const BEGIN = '<!-- written by npm run ops -->';
const END = '<!-- end of what is written -->';

/** Writes the table of the document from what the runs left behind. */
export async function writeTable(drills: readonly Drill[]): Promise<void> {
  await writeFile(tableFile, await renderDocument(drills));
}

/** The document with the table that the results give. */
export async function renderDocument(drills: readonly Drill[]): Promise<string> {
  const [before = '', rest = ''] = (await readFile(tableFile, 'utf8')).split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${tableFile} has lost the marks of its table.`);
  const table = toTable('what runs', drills, await readResults(drillResults), 'ops');
  return format(tableFile, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
