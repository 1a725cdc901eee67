import { AppError } from '../../../platform/errors/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findFreePosition } from './find-free-position.ts';
import { listTakenPositions } from './portfolio-videos.queries.ts';

/**
 * The position for a seeker's next video.
 * @throws {AppError} video_limit_reached when all are taken
 */
export async function requireFreePosition(database: Queryable, seekerId: string): Promise<number> {
  const place = findFreePosition(await listTakenPositions(database, seekerId));
  if (place === null) throw new AppError('video_limit_reached');
  return place;
}
