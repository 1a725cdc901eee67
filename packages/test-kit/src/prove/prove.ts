import { availableParallelism } from 'node:os';
import { buildWhenNeeded } from '../../../../scripts/build-when-needed.mjs';
import { Interruption, watchForInterruption } from '../processes/interruption.ts';
import { prepareBoard } from '../testbed/prepared-board.ts';
import type { Findings, Proof, RunLength } from './proof.ts';
import { runProof } from './run-proof.ts';
import { makeTemporaryFolder } from '../testbed/temporary-folder.ts';

const VIOLATIONS_SHOWN = 20;

interface ProveOptions {
  readonly length: RunLength;
  /** Receives the result of a full run, or why it could not run. */
  readonly keep: (outcome: object) => Promise<void>;
}

/**
 * Plants a proof's faults one by one, each of which must be detected, then tests the unmodified product.
 * @returns the exit code: 0 if nothing contradicts the claim, 130 after Ctrl-C
 */
export async function prove(proof: Proof, options: ProveOptions): Promise<number> {
  const watch = watchForInterruption();
  try {
    return await proveUntil(watch.interrupted, proof, options);
  } finally {
    watch.end();
  }
}

async function proveUntil(
  interrupted: Promise<never>,
  proof: Proof,
  { length, keep }: ProveOptions,
): Promise<number> {
  const obstacle = await proof.findObstacle?.();
  if (obstacle !== undefined) {
    console.log(`Skipped: ${obstacle}`);
    if (length === 'full') await keep({ skipped: obstacle });
    return 0;
  }
  await buildWhenNeeded();
  const { folder, remove } = await makeTemporaryFolder();
  let board: Promise<string> | undefined;
  try {
    // A seed of an earlier run repeats its choices.
    const seed = Number(process.env.PROOF_SEED ?? Date.now() % 2 ** 32);
    const note = (text: string) => console.log(`  ${text}`);
    const preparedBoard = () => (board ??= prepareBoard(folder));
    const options = { folder, preparedBoard, seed, note, interrupted };
    const noticed: { fault: string; by: string }[] = [];
    for (const fault of proof.faults) {
      console.log(`With a fault: ${fault.title}`);
      const { violations } = await runProof(proof, 'selfCheck', fault, options);
      const [first] = violations;
      if (first === undefined) {
        console.error('  not noticed: this proof proves nothing.');
        return 1;
      }
      console.log(`  noticed: ${first}`);
      noticed.push({ fault: fault.title, by: first });
    }
    console.log(`${proof.claim} (seed ${seed})`);
    const started = Date.now();
    const findings = await runProof(proof, length, undefined, options);
    const seconds = Math.round((Date.now() - started) / 1_000);
    show(findings, seconds);
    if (length === 'full') {
      await keep({ seed, seconds, cores: availableParallelism(), noticed, ...findings });
    }
    return findings.violations.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
    console.error(error.message);
    return 130;
  } finally {
    await remove();
  }
}

function show({ figures, violations }: Findings, seconds: number): void {
  for (const [key, value] of Object.entries(figures)) console.log(`  ${key}: ${value}`);
  for (const violation of violations.slice(0, VIOLATIONS_SHOWN)) console.error(`  ✗ ${violation}`);
  console.log(`  ${violations.length} violations in ${seconds} s`);
}
