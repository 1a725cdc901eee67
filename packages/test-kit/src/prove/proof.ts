import type { Fault } from '../testbed/fault.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** What a run measured, and everything that contradicts the claim. */
export interface Findings {
  /** Figures for the table: 'kills': 200. Names of times include the unit. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** One sentence each; none means that the claim holds. */
  readonly violations: readonly string[];
}

/** A claim about the running product, and how it is tested. */
export interface Proof<Size = unknown> {
  /** As in `npm run proof -- <name>`. */
  readonly name: string;
  /** What is done to the server. */
  readonly claim: string;
  /** The expected outcome. */
  readonly goal: string;
  /** The sizes of a full run, a run on every change and a run against a fault. */
  readonly sizes: Readonly<Record<RunLength, Size>>;
  /** Faults that it must detect; each is planted before a full run. */
  readonly faults: readonly Fault[];
  /** Why this machine cannot run it, or undefined. */
  findObstacle?(): Promise<string | undefined>;
  /** @param size how much to run */
  run(testbed: Testbed, size: Size): Promise<Findings>;
}

/** `full` for the table, `short` with every change, `selfCheck` against a planted fault. */
export type RunLength = 'full' | 'short' | 'selfCheck';

/** Checks the type of a proof's sizes, then erases it so that all fit one list. */
export function defineProof<Size>(proof: Proof<Size>): Proof {
  return { ...proof, run: (testbed, size) => proof.run(testbed, size as Size) };
}
