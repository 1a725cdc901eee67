import { encodePicture, type SizedPicture } from './pictures.ts';
import { forgetFile, type Storage, storeFile, type StoredFile } from './store-file.ts';

/**
 * Encodes and stores a picture with its variants, and passes its id to `use`; if that fails, all of it is removed
 * immediately.
 * @throws {AppError} unsupported_type, unavailable
 */
export async function withStoredPicture<Result>(
  storage: Storage,
  content: Buffer,
  use: (fileId: string) => Promise<Result>,
): Promise<Result> {
  const { whole, variants } = await encodePicture(content);
  const stored = await storePicture(storage, whole);
  try {
    for (const variant of variants) await storePicture(storage, variant, stored);
    return await use(stored.id);
  } catch (error) {
    await forgetFile(storage, stored);
    throw error;
  }
}

function storePicture(
  storage: Storage,
  { format, width, bytes }: SizedPicture,
  variantOf?: StoredFile,
): Promise<StoredFile> {
  return storeFile(storage, bytes, {
    extension: format,
    contentType: `image/${format}`,
    visibility: 'public',
    width,
    variantOf: variantOf?.id ?? null,
  });
}
