import type { BenchTestbed } from './bench-testbed.ts';

/** What a figure must be. It is asked of the ratio where there is something to compare with. */
export interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Something that was measured. */
export interface Measurement {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** The same of what it is compared with, measured in turns with it. */
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
