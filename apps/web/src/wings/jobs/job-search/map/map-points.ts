import type { Job } from '@nextshift/contract';

/** Jobs at one point of the map. */
export interface MapPoint {
  readonly east: number;
  readonly north: number;
  readonly jobs: readonly Job[];
}

/** Where jobs lie, those of one place together, from west to east; remote ones are nowhere. */
export function mapPoints(jobs: readonly Job[]): MapPoint[] {
  const byPlace = new Map<string, MapPoint>();
  for (const job of jobs) {
    if (!job.offsetMiles || job.locationType === 'Remote') continue;
    const { east, north } = job.offsetMiles;
    const key = `${east} ${north}`;
    byPlace.set(key, { east, north, jobs: [...(byPlace.get(key)?.jobs ?? []), job] });
  }
  return [...byPlace.values()].toSorted((a, b) => a.east - b.east || b.north - a.north);
}

/** `Barista at Blue Cup, 2.1 mi`, `Barista at Blue Cup, in Raleigh` or `4 jobs, 2.1 mi: Barista at Blue Cup, ...`. */
export function pointName({ jobs: [first, ...others] }: MapPoint): string {
  if (!first) return '';
  const name = `${first.title} at ${first.companyName}`;
  const where = first.pointOf === 'zip' ? `${first.distanceMiles ?? 0} mi` : `in ${first.city}`;
  return others.length === 0
    ? `${name}, ${where}`
    : `${others.length + 1} jobs, ${where}: ${name}, ...`;
}
