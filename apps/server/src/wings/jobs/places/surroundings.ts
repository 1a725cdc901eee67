import type { Queryable } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { findPlaceAndAround, type Point } from './places.queries.ts';

/** Miles from the middle of a search: a flat map, true enough within a hundred of them. */
export interface Offset {
  readonly east: number;
  readonly north: number;
}

/** What lies around a place. */
export interface Surroundings {
  /** The miles to each place within the radius that has jobs, by its id. */
  readonly milesTo: ReadonlyMap<string, number>;
  /** Where those places lie. */
  readonly offsetTo: ReadonlyMap<string, Offset>;
  /** The parts of the map that the radius touches. */
  readonly areas: readonly string[];
}

/** @throws {AppError} validation_failed for an unknown place */
export async function findSurroundings(
  database: Queryable,
  placeId: string,
  radius: number,
): Promise<Surroundings> {
  const surroundings = await readSurroundings(database, placeId, radius);
  if (!surroundings) {
    throw invalidField('near', 'We do not know this place. Please choose one from the list.');
  }
  return surroundings;
}

/** Undefined for an unknown place. */
export async function readSurroundings(
  database: Queryable,
  placeId: string,
  radius: number,
): Promise<Surroundings | undefined> {
  const center = await findPlaceAndAround(database, placeId, radius);
  if (!center) return undefined;
  const { places, areas } = center;
  return {
    milesTo: new Map(places.map(({ id, miles }) => [id, miles])),
    offsetTo: new Map(places.map((place) => [place.id, offsetOf(place, center)])),
    areas,
  };
}

/** Of a degree of latitude, on a globe of the earth's mean radius. */
const MILES_A_DEGREE = 69.0933;

function offsetOf(point: Point, center: Point): Offset {
  // The short way, also across the date line.
  const degrees = ((point.longitude - center.longitude + 540) % 360) - 180;
  return {
    east: degrees * MILES_A_DEGREE * Math.cos((center.latitude * Math.PI) / 180),
    north: (point.latitude - center.latitude) * MILES_A_DEGREE,
  };
}
