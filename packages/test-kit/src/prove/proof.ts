import type { Fault } from '../testbed/fault.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** What a run counted, and everything that contradicts the claim. */
export interface Findings {
  /** Figures for the table: 'kills': 200. Times carry their unit in the name. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** One sentence each; none means that the claim holds. */
  readonly violations: readonly string[];
}

/** A claim about the running product, and how it is tried. */
export interface Proof<Size = unknown> {
  /** As in `npm run proof -- <name>`. */
  readonly name: string;
  /** What is done to the server. */
  readonly claim: string;
  /** What must come out. */
  readonly goal: string;
  /** How much of it: in full, with every change, and against a fault. */
  readonly sizes: Readonly<Record<RunLength, Size>>;
  /** Faults that it must notice; each is planted before every run. */
  readonly faults: readonly Fault[];
  /** Why this machine cannot do it, or undefined where it can. */
  findObstacle?(): Promise<string | undefined>;
  /** @param size how much of it */
  run(testbed: Testbed, size: Size): Promise<Findings>;
}

/** `full` for the table, `short` with every change, `selfCheck` against a planted fault. */
export type RunLength = 'full' | 'short' | 'selfCheck';

/** Keeps the type of a proof's sizes while it joins the list of all. */
export function defineProof<Size>(proof: Proof<Size>): Proof {
  return { ...proof, run: (testbed, size) => proof.run(testbed, size as Size) };
}
