/** A figure at a moment, in seconds since the start. */
export interface Sample {
  readonly second: number;
  readonly value: number;
}

/**
 * How fast the floor of a figure rises, a minute. Memory goes up and down with the collector of garbage; the
 * lowest sample of each window is what is really kept, and a line is laid through those by least squares.
 */
export function slopePerMinute(samples: readonly Sample[], windowSeconds: number): number {
  const floors = new Map<number, Sample>();
  for (const sample of samples) {
    const window = Math.floor(sample.second / windowSeconds);
    const floor = floors.get(window);
    if (floor === undefined || sample.value < floor.value) floors.set(window, sample);
  }
  const points = [...floors].map(([window, { value }]) => ({
    x: (window * windowSeconds) / 60,
    y: value,
  }));
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const above = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const below = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
