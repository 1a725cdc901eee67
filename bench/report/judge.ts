import type { Goal, Measurement } from '../harness/bench.ts';
import type { ResultRow } from './results.ts';

/** Figures are stored and judged with this many digits, more than is reproducible. */
const DIGITS = 3;

/** Compares a measurement with its baseline, and with its goal. */
export function judge(measurement: Measurement): ResultRow {
  const { baseline, goal } = measurement;
  const figure = rounded(measurement.figure);
  const ratio = baseline === undefined ? undefined : rounded(measurement.figure / baseline);
  return {
    ...measurement,
    figure,
    ...(baseline === undefined ? {} : { baseline: rounded(baseline) }),
    ...(ratio === undefined ? {} : { ratio }),
    ...(goal === undefined ? {} : { held: meets(ratio ?? figure, goal) }),
  };
}

function meets(value: number, { atLeast = -Infinity, atMost = Infinity }: Goal): boolean {
  // A failed measurement is NaN, and meets no goal.
  return value >= atLeast && value <= atMost;
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
