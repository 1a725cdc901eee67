import sharp from 'sharp';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import type { Account } from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody } from '@nextshift/test-kit/people/people';
import { encodeForm, type Upload } from '@nextshift/test-kit/workload/send-partial-upload';

const VIDEO_BYTES = 2_000_000;
const DOCUMENT_BYTES = 400_000;
const PICTURE_SIDE = 300;

/** An upload of one of the kinds. */
export interface KnownUpload extends Upload {
  readonly kind: string;
}

interface UploadKind {
  readonly name: string;
  readonly by: 'seeker' | 'employer';
  readonly method: string;
  readonly path: (id: string) => string;
  readonly form: () => Promise<FormData>;
}

/** Everything that accepts a file. */
export const uploadKinds: readonly UploadKind[] = [
  {
    name: 'video',
    by: 'seeker',
    method: 'POST',
    path: (id) => `/userprofile/${id}/videos/upload`,
    form: async () => toFormData('video', createMp4(VIDEO_BYTES), 'reel.mp4'),
  },
  {
    name: 'picture',
    by: 'seeker',
    method: 'POST',
    path: (id) => `/userprofile/picture/${id}`,
    form: async () => toFormData('file', await drawNoise(), 'me.png'),
  },
  {
    name: 'document',
    by: 'seeker',
    method: 'POST',
    path: () => '/api/applications/documents',
    form: async () => {
      const padding = Buffer.alloc(DOCUMENT_BYTES, '%');
      return toFormData('file', Buffer.concat([PDF_FILE, padding]), 'resume.pdf', {
        kind: 'resume',
      });
    },
  },
  {
    name: 'logo',
    by: 'employer',
    method: 'PUT',
    path: (id) => `/employer/updateLogo/${id}`,
    form: async () => toFormData('logo', await drawNoise(), 'logo.png'),
  },
  {
    name: 'job image',
    by: 'employer',
    method: 'POST',
    path: () => '/employerjobs/createjob',
    form: async () => toFormData('jobImage', await drawNoise(), 'job.png', minimalJobBody),
  },
];

/** The uploaded bytes. */
export async function encodeUpload(
  { name: kind, method, path, form }: UploadKind,
  { id, token }: Account,
): Promise<KnownUpload> {
  return { kind, method, path: path(id), token, ...(await encodeForm(await form())) };
}

/** A picture of noise, which PNG cannot compress. */
function drawNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const background = '#7c3aed';
  return sharp({
    create: { width: PICTURE_SIDE, height: PICTURE_SIDE, channels: 3, background, noise },
  })
    .png()
    .toBuffer();
}

function toFormData(field: string, bytes: Buffer, name: string, texts: object = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(texts)) form.set(key, String(value));
  form.set(field, new File([new Uint8Array(bytes)], name));
  return form;
}
