import { NOT_A_VIDEO_MESSAGE } from '@nextshift/contract';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { VideoExtension } from '../../../platform/files/file-store.ts';

export interface VideoType {
  readonly extension: VideoExtension;
  readonly contentType: string;
}

/** Two content types may share an extension, which is for the operator only. */
const extensions = new Map<string, VideoExtension>([
  ['video/3gpp', '3gp'],
  ['video/3gpp2', '3g2'],
  ['video/matroska', 'mkv'],
  ['video/mp2t', 'mts'],
  ['video/mp4', 'mp4'],
  ['video/mpeg', 'mpg'],
  ['video/ogg', 'ogv'],
  ['video/quicktime', 'mov'],
  ['video/vnd.avi', 'avi'],
  ['video/webm', 'webm'],
  ['video/x-flv', 'flv'],
  ['video/x-m4v', 'm4v'],
  ['video/x-ms-asf', 'asf'],
]);

/**
 * Detects the type of a video by its content, not its name; browsers need not play it.
 * @throws {AppError} unsupported_type for anything else
 */
export async function videoTypeOf(path: string): Promise<VideoType> {
  const contentType = (await fileTypeFromFile(path))?.mime;
  if (!contentType?.startsWith('video/')) {
    throw new AppError('unsupported_type', { message: NOT_A_VIDEO_MESSAGE });
  }
  return { contentType, extension: extensions.get(contentType) ?? 'video' };
}
