import type { PortfolioVideos } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { listVideoRows } from './portfolio-videos.queries.ts';
import { presentVideos } from './present-videos.ts';

/** Lists a seeker's portfolio videos by position. */
export async function listVideos(database: Queryable, seekerId: string): Promise<PortfolioVideos> {
  return presentVideos(await listVideoRows(database, seekerId));
}
