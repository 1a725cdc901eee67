import type { PortfolioVideos } from '@nextshift/contract';
import type { IncomingFile } from '../../../platform/files/incoming-file.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withStoredFile } from '../../../platform/files/store-file.ts';
import { listVideos } from './list-videos.ts';
import { insertVideo, lockVideoPositions } from './portfolio-videos.queries.ts';
import { requireFreePosition } from './require-free-position.ts';
import { videoName } from './video-name.ts';
import { videoTypeOf } from './video-type.ts';

/**
 * Stores a video in a free position, however many uploads are concurrent.
 * @throws {AppError} unsupported_type, video_limit_reached
 */
export async function uploadVideo(
  platform: Platform,
  seekerId: string,
  file: IncomingFile,
): Promise<PortfolioVideos> {
  const { database, clock } = platform;
  const type = await videoTypeOf(file.path);
  const takePlace = (fileId: string) =>
    database.transaction().execute(async (transaction) => {
      await lockVideoPositions(transaction, seekerId);
      const place = await requireFreePosition(transaction, seekerId);
      const name = videoName(file.name);
      await insertVideo(transaction, { id: newId(), seekerId, place, fileId, name, now: clock() });
      return listVideos(transaction, seekerId);
    });
  return withStoredFile(platform, file, { ...type, visibility: 'public' }, takePlace);
}
