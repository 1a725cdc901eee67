import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import type { Proof } from '../harness/proof.ts';
import { repositoryRoot } from '../harness/repository-root.ts';
import { proofResults, readResults, type Result } from './results.ts';

/** The document that carries the table. */
export const tableFile = join(repositoryRoot, 'docs/reliability.md');

/** Writes the document from what the runs left behind. */
export async function writeTable(proofs: readonly Proof[]): Promise<void> {
  await writeFile(tableFile, await renderTable(proofs));
}

/** The document, from the results alone. */
export async function renderTable(proofs: readonly Proof[]): Promise<string> {
  const results = await readResults(proofResults);
  const resultOf = ({ name }: Proof) => results.find((result) => result.name === name);
  return format(
    tableFile,
    `# Reliability, measured

Written by \`npm run proof -- <name>\` from the results in \`proof/results\`; a test compares the two. Each
proof runs against the real server from outside. Before each run faults are planted in a copy of the server,
and a run that does not notice them fails; \`npm test\` has a short form of each.

${toTable('done to the server', proofs, results, 'proof')}

## The faults that were planted

${proofs.map((proof) => toFaults(proof, resultOf(proof))).join('\n')}
`,
  );
}

/** Markdown as the repository's own rules have it. */
export async function format(file: string, text: string): Promise<string> {
  const options = await prettier.resolveConfig(file);
  return prettier.format(text, { ...options, parser: 'markdown' });
}

/**
 * A line for each, with what its last full run found.
 * @param script the one of package.json that runs it
 */
export function toTable(
  done: string,
  proofs: readonly Pick<Proof, 'name' | 'claim' | 'goal'>[],
  results: readonly Result[],
  script: string,
): string {
  const rows = proofs.map(({ name, claim, goal }) => {
    const result = results.find((each) => each.name === name);
    const command = `\`npm run ${script} -- ${name}\``;
    const cells = [claim, goal, toOutcome(result), command, result?.date ?? ''];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const head = `| ${done} | what must come out | what came out | command | date |`;
  return [head, '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function toOutcome(result: Result | undefined): string {
  if (!result) return 'not yet run in full';
  if (result.skipped !== undefined) return `skipped: ${result.skipped}`;
  const { figures = {}, violations = [], seconds = 0 } = result;
  const counted = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  return [`**${violations.length} violations**`, ...counted, `${seconds} s`].join('; ');
}

function toFaults({ name, faults }: Proof, result: Result | undefined): string {
  const lines = faults.map(({ title }) => {
    const by = result?.noticed?.find(({ fault }) => fault === title)?.by;
    return `- \`${name}\`: ${title}.${by === undefined ? '' : ` Noticed: ${by}.`}`;
  });
  return lines.join('\n');
}
