import { createMp4 } from '@nextshift/test-kit/files/videos';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { createPng } from '@nextshift/test-kit/people/people';

/** A valid PDF that contains a text in plain bytes. */
export function pdfOf(text: string, name: string): File {
  const bytes = Buffer.concat([PDF_FILE, Buffer.from(`% ${text}\n`)]);
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}

export async function pictureFile(): Promise<File> {
  return new File([new Uint8Array(await createPng())], 'picture.png', { type: 'image/png' });
}

export function videoFile(name = 'reel.mp4'): File {
  return new File([new Uint8Array(createMp4(4_000))], name, { type: 'video/mp4' });
}
