import { SEARCH_RADIUS } from '@nextshift/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findSurroundings, type Surroundings } from '../places/index.ts';
import type { JobSearch } from './criteria-of-search.ts';

/**
 * Where a search looks; undefined if it names no place of the gazetteer.
 * @throws {AppError} validation_failed for an unknown place, and for distances from none
 */
export async function surroundingsOfSearch(
  database: Database,
  { near, radius = SEARCH_RADIUS.default, sort }: JobSearch,
): Promise<Surroundings | undefined> {
  if (near !== undefined) return findSurroundings(database, near, radius);
  if (sort !== 'distance') return undefined;
  const message = 'Please choose a place to sort by distance';
  throw new AppError('validation_failed', { message, issues: [{ path: ['near'], message }] });
}
