import { describe, expect, inject, it } from 'vitest';
import type { Proof } from './proof.ts';
import { runProof } from './run-proof.ts';

/** So that a failure can be had again. */
const SEED = 20_260_101;

/** The short form of a proof: each planted fault is noticed, and without one nothing is found. */
export async function testShortForm(proof: Proof): Promise<void> {
  const obstacle = await proof.findObstacle?.();
  const options = () => ({ ...inject('proofs'), seed: SEED, note: () => undefined });
  describe.skipIf(obstacle !== undefined)(
    `${proof.name}${obstacle ? ` (${obstacle})` : ''}`,
    () => {
      it.each(proof.faults)('notices: $title', async (fault) => {
        const { violations } = await runProof(proof, 'selfCheck', fault, options());
        expect(violations).not.toEqual([]);
      });

      it(`holds: ${proof.claim}`, async () => {
        const { violations } = await runProof(proof, 'short', undefined, options());
        expect(violations).toEqual([]);
      });
    },
  );
}
