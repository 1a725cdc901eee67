import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@nextshift/test-kit/numbers/random';
import type { UploadCut } from '@nextshift/test-kit/workload/send-partial-upload';
import type { KnownUpload } from './uploads.ts';

/** Longest that the server may take to get hold of what a line has brought, in milliseconds. */
const ARRIVAL_MS = 30_000;

interface CheckedRequest {
  readonly upload: KnownUpload;
  readonly turn: number;
  readonly dataDir: string;
  /** Longest that a line is silent. */
  readonly stallMs: number;
}

/** Every other line falls silent before it is cut; the others break in the middle of their bytes. */
export function chooseCut(
  random: Random,
  { upload, turn, dataDir, stallMs }: CheckedRequest,
): UploadCut {
  const rude = random.fraction() < 0.5;
  if (turn % 2 === 1) {
    // One in five is whole, and cut off while the server works on it.
    const share = random.fraction() < 0.2 ? 1 : random.fraction();
    return { share, rude, stall: async () => undefined };
  }
  const pause = random.whole(stallMs);
  const isVideo = upload.kind === 'video';
  return {
    share: 0.5 + random.fraction() / 2,
    rude,
    stall: () => (isVideo ? waitForIncoming(dataDir) : sleep(pause)),
  };
}

/** Until some of a video is on the disk. */
async function waitForIncoming(dataDir: string): Promise<void> {
  const deadline = Date.now() + ARRIVAL_MS;
  const incoming = join(dataDir, 'uploads/incoming');
  while ((await readdir(incoming).catch(() => [])).length === 0) {
    if (Date.now() > deadline) throw new Error('No video arrives.');
    await sleep(10);
  }
}
