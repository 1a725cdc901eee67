import type { UserProfile } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withStoredPicture } from '../../../platform/files/store-picture.ts';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import { presentProfile } from './present-profile.ts';
import { findProfileRow, setPictureFile } from './profiles.queries.ts';
import { listVideoUrls } from '../portfolio-videos/index.ts';

interface PictureSet {
  readonly profileImage: string;
  /** Null before the wizard has been completed. */
  readonly updatedProfile: UserProfile | null;
}

/** Sets the account's picture, with or without a profile. */
export async function setPicture(
  platform: Platform,
  seekerId: string,
  bytes: Buffer,
): Promise<PictureSet> {
  const { database, clock } = platform;
  const row = await withStoredPicture(platform, bytes, (fileId) =>
    database.transaction().execute(async (transaction) => {
      await setPictureFile(transaction, { seekerId, fileId, now: clock() });
      return findProfileRow(transaction, seekerId);
    }),
  );
  // The account was deleted in the meantime.
  if (!row?.picture_key) throw new AppError('not_signed_in');
  const videos = await listVideoUrls(database, seekerId);
  return {
    profileImage: publicFileUrl(row.picture_key),
    updatedProfile: row.profile_id === null ? null : presentProfile(row, videos),
  };
}
