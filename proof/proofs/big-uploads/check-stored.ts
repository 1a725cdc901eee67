import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SentVideo } from '@nextshift/test-kit/workload/stream-video';

/** Checks that a video was accepted and stored byte for byte; returns what is wrong, if anything. */
export async function checkStored(
  dataDir: string,
  { status, text, sha256 }: SentVideo,
): Promise<string[]> {
  if (status !== 201) return [`A video answered ${status}: ${text.slice(0, 200)}`];
  const { videos } = JSON.parse(text) as { videos: string[] };
  const name = (videos.at(-1) ?? '').split('/').at(-1) ?? '';
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(dataDir, 'uploads', name)), hash);
  return hash.digest('hex') === sha256 ? [] : [`The video ${name} is not what was sent`];
}
