import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proof } from '@nextshift/test-kit/prove/proof';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { readResults } from '@nextshift/test-kit/report/results';
import { format, toTable } from '@nextshift/test-kit/report/table';

/** Where the proofs leave their results. */
export const proofResults = join(repositoryRoot, 'proof/results');

/** The document that carries the table. */
export const tableFile = join(repositoryRoot, 'docs/reliability.md');

/** Writes the document from what the runs left behind. */
export async function writeTable(proofs: readonly Proof[]): Promise<void> {
  await writeFile(tableFile, await renderTable(proofs));
}

/** The document, from the results alone. */
export async function renderTable(proofs: readonly Proof[]): Promise<string> {
  const results = await readResults(proofResults);
  return format(
    tableFile,
    `# Reliability, measured

Written by \`npm run proof -- <name>\` from the results in \`proof/results\`; a test compares the two. Each
proof runs against the real server from outside. Before each run faults are planted in a copy of the server,
and a run that does not notice them fails: [proof/results](../proof/results) names each fault and how it was
noticed. \`npm test\` has a short form of each.

${toTable('done to the server', proofs, results, 'proof')}
`,
  );
}
