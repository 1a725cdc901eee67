import { PICTURE_MAX_BYTES } from '@nextshift/contract';

/** The picture types that the server accepts, with their extensions; no SVG. */
export const PICTURE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
};

/** Why a file cannot be uploaded as a picture; undefined if it can. The server checks its content. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!Object.hasOwn(PICTURE_TYPES, type)) {
    return 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.';
  }
  return size > PICTURE_MAX_BYTES ? 'File size must be less than 5MB' : undefined;
}

export const UNREADABLE_PICTURE = 'This picture cannot be read. Please choose another.';

/** Whether the browser can decode it; a file may only be named like a picture. */
export async function isReadablePicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
