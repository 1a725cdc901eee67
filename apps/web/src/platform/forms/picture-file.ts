import { HEIC_MESSAGE, NOT_A_PICTURE_MESSAGE, PICTURE_MAX_BYTES } from '@nextshift/contract';

/** The picture types that the server accepts, with their extensions; no SVG. */
export const PICTURE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
};

/** Why a file cannot be uploaded as a picture; undefined if it can. The server checks its content. */
export function pictureProblem({ type, name, size }: File): string | undefined {
  if (!Object.hasOwn(PICTURE_TYPES, type)) {
    // Many systems know no type of these files.
    const isHeic = /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);
    return isHeic ? HEIC_MESSAGE : NOT_A_PICTURE_MESSAGE;
  }
  return size > PICTURE_MAX_BYTES ? 'File size must be less than 5MB' : undefined;
}

/** Whether the browser can decode it; a file may only be named like a picture. */
export async function isReadablePicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
