import { availableParallelism } from 'node:os';
import { prepareBoard } from './harness/prepared-board.ts';
import type { Findings, Proof, RunLength } from './harness/proof.ts';
import { runProof } from './harness/run-proof.ts';
import { makeTemporaryFolder } from './harness/temporary-folder.ts';
import { allProofs } from './proofs/all-proofs.ts';
import { keepResult } from './report/results.ts';
import { writeTable } from './report/write-table.ts';
import { buildWhenNeeded } from '../scripts/build-when-needed.mjs';

const VIOLATIONS_SHOWN = 20;

const [name = '', option] = process.argv.slice(2);
const proof = allProofs.find((each) => each.name === name);
if (!proof || (option !== undefined && option !== '--short')) {
  console.error('Usage: npm run proof -- <name> [--short], where <name> is one of');
  for (const each of allProofs) console.error(`  ${each.name.padEnd(20)} ${each.claim}`);
  process.exit(1);
}
process.exitCode = await prove(proof, option === '--short' ? 'short' : 'full');

async function prove(chosen: Proof, length: RunLength): Promise<number> {
  const obstacle = await chosen.findObstacle?.();
  if (obstacle !== undefined) {
    console.log(`Skipped: ${obstacle}`);
    if (length === 'full') await keep(chosen, { skipped: obstacle });
    return 0;
  }
  await buildWhenNeeded();
  const { folder, remove } = await makeTemporaryFolder();
  try {
    const preparedBoard = await prepareBoard(folder);
    const seed = Date.now() % 2 ** 32;
    const note = (text: string) => console.log(`  ${text}`);
    const options = { folder, preparedBoard, seed, note };
    const noticed: { fault: string; by: string }[] = [];
    for (const fault of chosen.faults) {
      console.log(`With a fault: ${fault.title}`);
      const { violations } = await runProof(chosen, 'selfCheck', fault, options);
      const [first] = violations;
      if (first === undefined) {
        console.error('  not noticed: this proof proves nothing.');
        return 1;
      }
      console.log(`  noticed: ${first}`);
      noticed.push({ fault: fault.title, by: first });
    }
    console.log(`${chosen.claim} (seed ${seed})`);
    const started = Date.now();
    const findings = await runProof(chosen, length, undefined, options);
    const seconds = Math.round((Date.now() - started) / 1_000);
    show(findings, seconds);
    if (length === 'full') {
      await keep(chosen, { seed, seconds, cores: availableParallelism(), noticed, ...findings });
    }
    return findings.violations.length === 0 ? 0 : 1;
  } finally {
    await remove();
  }
}

async function keep({ name: key }: Proof, outcome: object): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  await keepResult({ name: key, command: `npm run proof -- ${key}`, date, ...outcome });
  await writeTable(allProofs);
}

function show({ figures, violations }: Findings, seconds: number): void {
  for (const [key, value] of Object.entries(figures)) console.log(`  ${key}: ${value}`);
  for (const violation of violations.slice(0, VIOLATIONS_SHOWN)) console.error(`  ✗ ${violation}`);
  console.log(`  ${violations.length} violations in ${seconds} s`);
}
