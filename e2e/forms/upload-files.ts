import { createMp4 } from '@nextshift/test-kit/files/videos';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';

/** A video for `setInputFiles`. */
export function mp4Video(name: string) {
  return { name, mimeType: 'video/mp4', buffer: createMp4(200_000) };
}

/** A document for `setInputFiles`. */
export function pdfDocument(name: string) {
  return { name, mimeType: 'application/pdf', buffer: PDF_FILE };
}
