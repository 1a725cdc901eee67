import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import type { Bench } from '../harness/bench.ts';
import { CELL_NAMES, cellsOf } from './describe-row.ts';
import { readResults, type Result } from './results.ts';

/** The document that carries the tables. */
export const tableFile = join(repositoryRoot, 'docs/performance.md');

/** Writes the document from what the runs left behind. */
export async function writeTable(benches: readonly Bench[]): Promise<void> {
  await writeFile(tableFile, await renderTable(benches));
}

/** The document, from the results alone. */
export async function renderTable(benches: readonly Bench[]): Promise<string> {
  const results = await readResults();
  const sections = benches.map((bench) =>
    toSection(
      bench,
      results.find(({ name }) => name === bench.name),
    ),
  );
  const text = `# Performance, measured

Written by \`npm run bench -- <name>\` from the results in \`bench/results\`; a test compares the two. Each
benchmark runs against the built server with production defaults: logs on, limits on, and where limits
would be met a proxy in front that tells many addresses. A figure and its baseline come from the same run,
measured in turns. Ratios are what to look at: the load comes from the same machine, and figures of another
machine, or of another day, say little.

${sections.join('\n\n')}

## Plans

What the database does for each kind of search, by \`EXPLAIN (ANALYZE, BUFFERS)\` on a million active jobs:
[bench/plans](../bench/plans), kept by \`npm run bench -- filters\`.
`;
  const options = await prettier.resolveConfig(tableFile);
  return prettier.format(text, { ...options, parser: 'markdown' });
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
