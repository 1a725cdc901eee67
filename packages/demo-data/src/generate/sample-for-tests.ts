import { generateDemoData } from './generate-demo-data.ts';

/** One sample, generated once for all tests of this folder. */
export const sampleNow = new Date('2026-03-10T15:00:00Z');
export const sample = generateDemoData(sampleNow);

export function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

export function sentencesIn(text: string): number {
  return text.split(/[.?!]['"]?(?:\s|$)/).filter((part) => part.trim() !== '').length;
}

/** Duplicates. */
export function repeatedIn(values: readonly string[]): string[] {
  return [...countBy(values, (value) => value)].flatMap(([value, count]) =>
    count > 1 ? [value] : [],
  );
}
