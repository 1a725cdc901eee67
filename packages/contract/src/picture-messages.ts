export const NOT_A_PICTURE_MESSAGE = 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.';

/** A file of a type that we accept, damaged or cut off. */
export const UNREADABLE_PICTURE_MESSAGE = 'This picture cannot be read. Please choose another.';

/** Photos as iPhones keep them, which most browsers cannot show. */
export const HEIC_MESSAGE =
  'This is an HEIC photo. On an iPhone, choose Most Compatible in Settings, Camera, Formats, or export the photo as a JPEG.';
