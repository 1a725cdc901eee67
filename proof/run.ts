import { prove } from '@nextshift/test-kit/prove/prove';
import { allProofs } from './proofs/all-proofs.ts';
import { saveResult } from '@nextshift/test-kit/report/results';
import { proofResults, writeTable } from './report/write-table.ts';

const [name = '', option] = process.argv.slice(2);
const proof = allProofs.find((each) => each.name === name);
if (!proof || (option !== undefined && option !== '--short')) {
  console.error('Usage: npm run proof -- <name> [--short], where <name> is one of');
  for (const each of allProofs) console.error(`  ${each.name.padEnd(20)} ${each.claim}`);
  process.exit(1);
}
const code = await prove(proof, {
  length: option === '--short' ? 'short' : 'full',
  async keep(outcome) {
    const date = new Date().toISOString().slice(0, 10);
    const command = `npm run proof -- ${proof.name}`;
    await saveResult(proofResults, { name: proof.name, command, date, ...outcome });
    await writeTable(allProofs);
  },
});
// An interrupted run may still be waiting for processes that it has just ended.
process.exit(code);
