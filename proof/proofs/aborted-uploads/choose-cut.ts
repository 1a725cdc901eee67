import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@nextshift/test-kit/numbers/random';
import type { UploadCut } from '@nextshift/test-kit/workload/send-partial-upload';
import type { KnownUpload } from './uploads.ts';

/** How long the server may take to read what was sent, in milliseconds. */
const ARRIVAL_MS = 30_000;

interface CheckedRequest {
  readonly upload: KnownUpload;
  readonly turn: number;
  readonly dataDir: string;
  /** The longest silence of a connection. */
  readonly stallMs: number;
}

/** Every other connection stalls before it is cut; the others break in the middle of their bytes. */
export function chooseCut(
  random: Random,
  { upload, turn, dataDir, stallMs }: CheckedRequest,
): UploadCut {
  const rude = random.fraction() < 0.5;
  if (turn % 2 === 1) {
    // One in five is complete, and cut off while the server processes it.
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

/** Waits until part of a video is on disk. */
async function waitForIncoming(dataDir: string): Promise<void> {
  const deadline = Date.now() + ARRIVAL_MS;
  const incoming = join(dataDir, 'uploads/incoming');
  while ((await readdir(incoming).catch(() => [])).length === 0) {
    if (Date.now() > deadline) throw new Error('No video arrives.');
    await sleep(10);
  }
}
