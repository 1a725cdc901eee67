/** A point of the map, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth, in miles; also that of `miles_between`. */
const EARTH_MILES = 3958.7613;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degreesOf = (angle: number) => (angle * 180) / Math.PI;

/**
 * The parts of the map that a circle touches: a degree of latitude by one of longitude each, named as
 * `places.area` names them. At the corners there may be one too many.
 */
export function areasAround({ latitude, longitude }: Point, miles: number): string[] {
  const angle = miles / EARTH_MILES;
  const north = degreesOf(angle);
  // Meridians come closer together towards the poles; none of our places is near enough to reach one.
  const east = degreesOf(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  const rows = numbersBetween(latitude - north, latitude + north);
  const columns = numbersBetween(longitude - east, longitude + east);
  return rows.flatMap((row) => columns.map((column) => `${row}:${acrossDateLine(column)}`));
}

function numbersBetween(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => first + index);
}

/** West of -180 degrees, and from 180 on, the map continues at its other side. */
function acrossDateLine(column: number): number {
  return ((((column + 180) % 360) + 360) % 360) - 180;
}
