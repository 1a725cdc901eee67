import type { Sample } from '@nextshift/test-kit/processes/memory-samples';

/** How fast a figure rises per minute: the slope of the least-squares line through its samples. */
export function slopePerMinute(samples: readonly Sample[]): number {
  const points = samples.map(({ second, value }) => ({ x: second / 60, y: value }));
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const above = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const below = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

/**
 * The least of every so many samples. A process gives back what a collection has freed a little later, so single samples
 * differ by 40 MB; a leak raises the least as well.
 */
export function leastOfEach(count: number, samples: readonly Sample[]): Sample[] {
  return Array.from({ length: Math.floor(samples.length / count) }, (_, group) =>
    samples
      .slice(group * count, (group + 1) * count)
      .reduce((least, sample) => (sample.value < least.value ? sample : least)),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
