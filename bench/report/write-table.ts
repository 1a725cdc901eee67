import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMarkdown } from '@nextshift/test-kit/report/table';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import type { Bench } from '../harness/bench.ts';
import { CELL_NAMES, cellsOf } from './describe-row.ts';
import { readResults, type Result } from './results.ts';

/** The document that contains the tables. */
export const tableFile = join(repositoryRoot, 'docs/performance.md');

/** Writes the document from the stored results. */
export async function writeTable(benches: readonly Bench[]): Promise<void> {
  await writeFile(tableFile, await renderTable(benches));
}

/** Renders the document from the results. */
export async function renderTable(benches: readonly Bench[]): Promise<string> {
  const results = await readResults();
  const sections = benches.map((bench) =>
    toSection(
      bench,
      results.find(({ name }) => name === bench.name),
    ),
  );
  return formatMarkdown(`# Performance

Each benchmark runs against the built server with production defaults: logs and rate limits on; where limits
would interfere, a proxy in front sends many client addresses. A figure and its baseline are measured
alternately in the same run. Compare ratios: the load comes from the same machine, and figures of another
machine or another day are hardly comparable.

\`npm run bench -- <name>\` renders this document from \`bench/results\`; a test compares the two.

${sections.join('\n\n')}

## Query plans

[bench/plans](../bench/plans) has the output of \`EXPLAIN (ANALYZE, BUFFERS)\` for each kind of search on a
million active jobs, written by \`npm run bench -- filters\`.
`);
}

function toSection({ name, title }: Bench, result: Result | undefined): string {
  const command = `\`npm run bench -- ${name}\``;
  if (!result) return `## ${title}\n\n${command}: not yet run.`;
  const sizes = Object.entries(result.sizes).map(([key, value]) => `${key}: ${value}`);
  const origin = [`${command}, ${result.date}`, `${result.cores} cores`, `Node ${result.node}`];
  return `## ${title}

| ${CELL_NAMES.join(' | ')} |
| ${CELL_NAMES.map(() => '---').join(' | ')} |
${result.rows.map((row) => `| ${cellsOf(row).join(' | ')} |`).join('\n')}

${[...origin, ...sizes, `${result.seconds} s`].join('; ')}.`;
}
