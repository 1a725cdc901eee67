import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { readResults } from '@nextshift/test-kit/report/results';
import { formatMarkdown, toTable } from '@nextshift/test-kit/report/table';
import type { Drill } from '../harness/drill.ts';

/** Where the drills store their results. */
export const drillResults = join(repositoryRoot, 'ops/results');

/** The document that contains the table, between two markers. */
export const tableFile = join(repositoryRoot, 'docs/operations.md');

const BEGIN = '<!-- begin generated: npm run ops -->';
const END = '<!-- end generated -->';

/** Writes the document's table from the stored results. */
export async function writeTable(drills: readonly Drill[]): Promise<void> {
  await writeFile(tableFile, await renderDocument(drills));
}

/** Renders the document with the table of the results. */
export async function renderDocument(drills: readonly Drill[]): Promise<string> {
  const [before = '', rest = ''] = (await readFile(tableFile, 'utf8')).split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${tableFile} has lost the markers of its table.`);
  const table = toTable('scenario', drills, await readResults(drillResults), 'ops');
  return formatMarkdown(`${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
