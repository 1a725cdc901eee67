import type { Proof } from '../harness/proof.ts';
import { killServer } from './kill-server/kill-server.ts';

/** Every proof, in the order of the table. */
export const allProofs: readonly Proof[] = [killServer];
