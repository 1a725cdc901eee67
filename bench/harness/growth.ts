import type { Measurement } from './bench.ts';

/** How long a task took for so many subjects. */
interface Taken {
  readonly count: number;
  readonly seconds: number;
}

/** The time of a task for ten times as many subjects, which is to grow little faster than they do, and that of one. */
export function growthOf(
  [plural, one]: readonly [plural: string, one: string],
  { all, fewer }: { readonly all: Taken; readonly fewer: Taken },
): Measurement[] {
  const [many, few] = [all, fewer].map(({ count }) => count.toLocaleString('en-US'));
  return [
    {
      what: `${many ?? ''} ${plural}, against ${few ?? ''}`,
      unit: 's',
      figure: all.seconds,
      baseline: fewer.seconds,
      goal: { atMost: 12 },
    },
    { what: `of one ${one}`, unit: 'ms', figure: (all.seconds * 1_000) / all.count },
  ];
}
