import type { Goal } from '../harness/bench.ts';
import type { ResultRow } from './results.ts';

/** The cells of a row, in the order of {@link CELL_NAMES}. */
export function cellsOf({ what, figure, unit, baseline, ratio, goal, held }: ResultRow): string[] {
  return [
    what,
    `${readable(figure)} ${unit}`,
    baseline === undefined ? '' : `${readable(baseline)} ${unit}`,
    ratio === undefined ? '' : `${readable(ratio)} x`,
    goal === undefined ? '' : describeGoal(goal, ratio === undefined ? unit : 'x'),
    held === undefined ? '' : held ? 'yes' : 'no',
  ];
}

export const CELL_NAMES = ['measurement', 'figure', 'baseline', 'ratio', 'goal', 'met'];

function describeGoal({ atLeast, atMost }: Goal, unit: string): string {
  return [
    ...(atLeast === undefined ? [] : [`at least ${readable(atLeast)} ${unit}`]),
    ...(atMost === undefined ? [] : [`at most ${readable(atMost)} ${unit}`]),
  ].join(', ');
}

function readable(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
}
