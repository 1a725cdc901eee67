import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { areasAround } from './areas-around.ts';
import { findMilesAround, findPlace } from './places.queries.ts';

/** What lies around a place. */
export interface Surroundings {
  /** The miles to each place of jobs within the radius, by its id. */
  readonly milesTo: ReadonlyMap<string, number>;
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
    const message = 'We do not know this place. Please choose one from the list.';
    throw new AppError('validation_failed', { message, issues: [{ path: ['near'], message }] });
  }
  return surroundings;
}

/** Undefined for an unknown place. */
export async function readSurroundings(
  database: Queryable,
  placeId: string,
  radius: number,
): Promise<Surroundings | undefined> {
  const center = await findPlace(database, placeId);
  if (!center) return undefined;
  const rows = await findMilesAround(database, center, radius);
  return {
    milesTo: new Map(rows.map(({ id, miles }) => [id, miles])),
    areas: areasAround(center, radius),
  };
}
