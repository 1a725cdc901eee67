import { AppError } from '../../../platform/errors/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listTakenPositions } from './portfolio-videos.queries.ts';
import { PORTFOLIO_VIDEOS_MAX } from '@nextshift/contract';

/**
 * The position for a seeker's next video.
 * @throws {AppError} video_limit_reached when all are taken
 */
export async function requireFreePosition(database: Queryable, seekerId: string): Promise<number> {
  const place = findFreePosition(await listTakenPositions(database, seekerId));
  if (place === null) throw new AppError('video_limit_reached');
  return place;
}

/** The first free position, counted from 1; null if all are taken. */
export function findFreePosition(taken: readonly number[]): number | null {
  for (let place = 1; place <= PORTFOLIO_VIDEOS_MAX; place += 1) {
    if (!taken.includes(place)) return place;
  }
  return null;
}
