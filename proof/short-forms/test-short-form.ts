import { describe, expect, inject, it } from 'vitest';
import type { Proof } from '@nextshift/test-kit/prove/proof';
import { runProof } from '@nextshift/test-kit/prove/run-proof';

const triesFaults = process.env.PROOF_FAULTS === 'on';
/** Fixed, so that failures are reproducible. */
const SEED = 20_260_101;

/**
 * Tests the short form of a proof. That each of its faults is detected is checked before every run of
 * `npm run proof`, and here with PROOF_FAULTS=on; that they can be planted, by `npm run check:faults`.
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
