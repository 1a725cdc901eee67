import type { Job } from '@nextshift/contract';

const DIRECTIONS = [
  'east',
  'northeast',
  'north',
  'northwest',
  'west',
  'southwest',
  'south',
  'southeast',
];

/** `2.1 mi north` of the place of the search; undefined where only the city is known. */
export function distanceTo({
  distanceMiles,
  offsetMiles,
  pointOf,
}: Pick<Job, 'distanceMiles' | 'offsetMiles' | 'pointOf'>): string | undefined {
  if (pointOf !== 'zip' || !offsetMiles) return undefined;
  const { east, north } = offsetMiles;
  const turn = Math.round(Math.atan2(north, east) / (Math.PI / 4));
  const direction = distanceMiles === 0 ? undefined : DIRECTIONS.at(turn);
  return [`${distanceMiles} mi`, direction].filter(Boolean).join(' ');
}
