import type { PortfolioVideos } from '@nextshift/contract';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import type { VideoRow } from './portfolio-videos.queries.ts';

export function presentVideos(rows: readonly VideoRow[]): PortfolioVideos {
  const details = rows.map((row) => ({
    url: publicFileUrl(row.storage_key),
    name: row.original_name,
    size: row.byte_size,
    contentType: row.content_type,
  }));
  return { videos: details.map(({ url }) => url), details };
}
