import { describe, expect, inject, it } from 'vitest';
import { buildFaultyServer } from '@nextshift/test-kit/testbed/build-faulty-server';
import type { Proof } from '@nextshift/test-kit/prove/proof';
import { runProof } from '@nextshift/test-kit/prove/run-proof';

const triesFaults = process.env.PROOF_FAULTS === 'on';
/** Fixed, so that failures are reproducible. */
const SEED = 20_260_101;

/**
 * Tests the short form of a proof, and that its faults can still be planted. That each is detected is
 * checked before every run of `npm run proof`, and here with PROOF_FAULTS=on.
 */
export async function testShortForm(proof: Proof): Promise<void> {
  const obstacle = await proof.findObstacle?.();
  const options = () => {
    const { folder, preparedBoard } = inject('proofs');
    return { folder, preparedBoard: async () => preparedBoard, seed: SEED, note: () => undefined };
  };
  describe.skipIf(obstacle !== undefined)(
    `${proof.name}${obstacle ? ` (${obstacle})` : ''}`,
    () => {
      it.each(proof.faults)('has a fault that can be planted: $title', async (fault) => {
        await expect(buildFaultyServer(fault)).resolves.toMatch(/main\.js$/);
      });

      if (triesFaults) {
        it.each(proof.faults)('detects: $title', async (fault) => {
          const { violations } = await runProof(proof, 'selfCheck', fault, options());
          expect(violations).not.toEqual([]);
        });
      }

      it(`holds: ${proof.claim}`, async () => {
        const { violations } = await runProof(proof, 'short', undefined, options());
        expect(violations).toEqual([]);
      });
    },
  );
}
