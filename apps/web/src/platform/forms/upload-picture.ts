import type { addPicture, replacePicture } from '@nextshift/contract';
import { browserApi } from '../api/browser-api.ts';
import { keepOwnProfile } from '../session/seeker/keep-own-profile.ts';

export interface PictureUpload {
  readonly file: File;
  /** Reports the fraction sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads or replaces a profile picture. @returns its URL @throws {ApiError} */
export async function uploadPicture(
  endpoint: typeof addPicture | typeof replacePicture,
  userId: string,
  { file, onProgress, signal }: PictureUpload,
): Promise<string> {
  const input = { params: { userId }, files: { file }, onUploadProgress: onProgress, signal };
  const { body } = await browserApi.call(endpoint, input);
  if (body.updatedProfile) keepOwnProfile(userId, body.updatedProfile);
  return body.profileImage;
}
