import { type WeekRange, WEEK_MINUTES } from '@nextshift/contract';

/** Minutes of the week as PostgreSQL writes an int4multirange. */
export function multirangeOf(ranges: readonly WeekRange[]): string {
  const parts = ranges.map(({ from, to }) => `[${from},${Math.min(to, WEEK_MINUTES)})`);
  return `{${parts.join(',')}}`;
}

/** Reads what PostgreSQL writes: `{[420,780),[900,960)}`. */
export function rangesOfMultirange(text: string): WeekRange[] {
  return Array.from(text.matchAll(/\[(\d+),(\d+)\)/g), ([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }));
}
