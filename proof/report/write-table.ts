import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proof } from '@nextshift/test-kit/prove/proof';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { readResults } from '@nextshift/test-kit/report/results';
import { formatMarkdown, toTable } from '@nextshift/test-kit/report/table';

/** Where the proofs store their results. */
export const proofResults = join(repositoryRoot, 'proof/results');

/** The document that contains the table. */
export const tableFile = join(repositoryRoot, 'docs/reliability.md');

/** Writes the document from the stored results. */
export async function writeTable(proofs: readonly Proof[]): Promise<void> {
  await writeFile(tableFile, await renderTable(proofs));
}

/** Renders the document from the results. */
export async function renderTable(proofs: readonly Proof[]): Promise<string> {
  const results = await readResults(proofResults);
  return formatMarkdown(`# Reliability

Each proof tests a claim against the real server from outside. First it plants faults in a copy of the server
and fails unless it detects them; [proof/results](../proof/results) lists each fault and how it was detected.
\`npm run test:all\` runs a short version of each.

\`npm run proof -- <name>\` renders this document from \`proof/results\`; a test compares the two.

${toTable('scenario', proofs, results, 'proof')}
`);
}
