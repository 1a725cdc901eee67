import type { BenchTestbed } from './bench-testbed.ts';

/** A goal for a figure, or for the ratio if there is a baseline. */
export interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Something that was measured. */
export interface Measurement {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** The same for the baseline, measured in turns. */
  readonly baseline?: number;
  readonly goal?: Goal;
}

export interface Findings {
  readonly measurements: readonly Measurement[];
  /** What it was measured on, by name: board, bytes, connections. */
  readonly sizes: Readonly<Record<string, number | string>>;
}

/** A measurement of the built server that repeats itself. */
export interface Bench {
  /** As in `npm run bench -- <name>`. */
  readonly name: string;
  /** What is measured, against what. */
  readonly title: string;
  measure(testbed: BenchTestbed): Promise<Findings>;
}
