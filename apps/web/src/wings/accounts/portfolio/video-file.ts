import { VIDEO_MAX_BYTES } from '@nextshift/contract';

/** File types that video inputs accept. */
export const VIDEO_TYPES = { 'video/*': [] };

export const VIDEOS_REFUSED =
  'Some files were not added. Please upload only video files under 100MB.';
export const VIDEO_TOO_LARGE = 'Please upload only video files under 100MB.';
export const UPLOAD_FAILED = 'Error uploading video';
export const DELETE_FAILED = 'The video was not deleted. Please try again.';

export function isVideo({ type }: Pick<File, 'type'>): boolean {
  return type.startsWith('video/');
}

export function isWithinLimit({ size }: Pick<File, 'size'>): boolean {
  return size <= VIDEO_MAX_BYTES;
}

/** Bytes as `12.34 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
