import type { PortfolioVideos } from '@nextshift/contract';
import type { IncomingFile } from '../../../platform/files/incoming-file.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withStoredFile } from '../../../platform/files/store-file.ts';
import { lockAccount } from '../../identity/index.ts';
import { listVideos } from './list-videos.ts';
import { insertVideo } from './portfolio-videos.queries.ts';
import { requireFreePosition } from './require-free-position.ts';
import { videoTypeOf } from './video-type.ts';

const NAME_MAX = 120;

/** The name on a video's card: the sender's, without folders and invisible characters. */
export function videoName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return name === '' ? 'Video' : Array.from(name).slice(0, NAME_MAX).join('');
}

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
      // Uploads take their places one after another.
      await lockAccount(transaction, { kind: 'seeker', accountId: seekerId });
      const place = await requireFreePosition(transaction, seekerId);
      const name = videoName(file.name);
      await insertVideo(transaction, { id: newId(), seekerId, place, fileId, name, now: clock() });
      return listVideos(transaction, seekerId);
    });
  return withStoredFile(platform, file, { ...type, visibility: 'public' }, takePlace);
}
