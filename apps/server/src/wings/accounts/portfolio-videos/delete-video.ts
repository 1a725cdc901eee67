import type { PortfolioVideos } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { storageKeyFromUrl } from '../../../platform/files/public-files.ts';
import { removeFile } from '../../../platform/files/store-file.ts';
import { listVideos } from './list-videos.ts';
import { deleteVideoRow } from './portfolio-videos.queries.ts';

/**
 * Deletes the seeker's video with a URL, which is compared with rows and never becomes a path.
 * @throws {AppError} not_found if no video of theirs has that URL
 */
export async function deleteVideo(
  platform: Platform,
  seekerId: string,
  url: string,
): Promise<PortfolioVideos> {
  const { database, log } = platform;
  const storageKey = storageKeyFromUrl(url);
  const file =
    storageKey === null ? null : await deleteVideoRow(database, { seekerId, storageKey });
  if (!file) throw new AppError('not_found');
  await removeFile(platform, file).catch((error: unknown) => {
    // Nothing refers to the file now, so the clean-up retries.
    log.warn({ err: error }, 'the file of a deleted video could not be removed');
  });
  return listVideos(database, seekerId);
}
