import { uploadVideo } from '@nextshift/contract';
import type { QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { receiveVideos } from './portfolio-query.ts';

export interface VideoUpload {
  readonly file: File;
  /** The same for every attempt to upload the same video. */
  readonly idempotencyKey: string;
  /** Part of the file sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Adds a video to the portfolio. @throws {ApiError} or, once aborted, the signal's reason. */
export async function uploadPortfolioVideo(
  client: QueryClient,
  userId: string,
  { file, onProgress, ...upload }: VideoUpload,
): Promise<void> {
  const { body } = await browserApi.call(uploadVideo, {
    params: { userId },
    files: { video: file },
    onUploadProgress: onProgress,
    ...upload,
  });
  receiveVideos(client, userId, body);
}
