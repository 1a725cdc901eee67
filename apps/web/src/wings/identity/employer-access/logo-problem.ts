import { PICTURE_MAX_BYTES } from '@nextshift/contract';

/** Image types that the server accepts, with their extensions. */
export const LOGO_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
};

/** Why a file cannot be the logo, or undefined. */
export function logoProblem({ type, size }: File): string | undefined {
  if (!Object.hasOwn(LOGO_TYPES, type)) {
    return 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.';
  }
  return size > PICTURE_MAX_BYTES ? 'File size must be less than 5MB' : undefined;
}
