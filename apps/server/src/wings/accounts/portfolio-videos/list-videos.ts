import type { PortfolioVideos } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { listVideoRows, type VideoRow } from './portfolio-videos.queries.ts';
import { publicFileUrl } from '../../../platform/files/public-files.ts';

/** Lists a seeker's portfolio videos by position. */
export async function listVideos(database: Queryable, seekerId: string): Promise<PortfolioVideos> {
  return presentVideos(await listVideoRows(database, seekerId));
}

function presentVideos(rows: readonly VideoRow[]): PortfolioVideos {
  const details = rows.map((row) => ({
    url: publicFileUrl(row.storage_key),
    name: row.original_name,
    size: row.byte_size,
    contentType: row.content_type,
  }));
  return { videos: details.map(({ url }) => url), details };
}
