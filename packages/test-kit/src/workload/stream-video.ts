import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createMp4 } from '../files/videos.ts';
import type { Person } from '../people/people.ts';

/** A video that the server has accepted. */
export interface SentVideo {
  readonly status: number;
  readonly text: string;
  /** Of the bytes that were sent, in hex. */
  readonly sha256: string;
}

const BOUNDARY = 'line-between-parts';
const HEAD =
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="video"; filename="reel.mp4"\r\n` +
  'Content-Type: video/mp4\r\n\r\n';
const TAIL = `\r\n--${BOUNDARY}--\r\n`;
const CHUNK_BYTES = 65_536;

/** Streams a video of that size as fast as the server reads it, without buffering it whole. */
export async function streamVideo(
  address: string,
  { id, token }: Person,
  bytes: number,
): Promise<SentVideo> {
  const hash = createHash('sha256');
  const sending = request(`${address}/userprofile/${id}/videos/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': HEAD.length + bytes + TAIL.length,
    },
  });
  const answered = once(sending, 'response') as Promise<[Readable & { statusCode: number }]>;
  const sent = pipeline(Readable.from(bodyOf(bytes, hash)), sending);
  const [[response]] = await Promise.all([answered, sent]);
  const text = Buffer.concat((await response.toArray()) as Buffer[]).toString('utf8');
  return { status: response.statusCode, text, sha256: hash.digest('hex') };
}

function* bodyOf(bytes: number, hash: Hash) {
  yield Buffer.from(HEAD);
  const beginning = createMp4(1_000);
  hash.update(beginning);
  yield beginning;
  for (let left = bytes - beginning.length; left > 0; left -= CHUNK_BYTES) {
    const chunk = Buffer.alloc(Math.min(left, CHUNK_BYTES), left % 251);
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(TAIL);
}
