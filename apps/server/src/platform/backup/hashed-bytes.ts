import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface HashedBytes {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** Writes a stream to a new file that only its owner can read, and syncs it to disk. */
export async function writeHashed(stream: Readable, path: string): Promise<HashedBytes> {
  const handle = await open(path, 'wx', 0o600);
  return measure(stream, handle.createWriteStream({ flush: true }));
}

export function hashStream(stream: Readable): Promise<HashedBytes> {
  return measure(stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

async function measure(stream: Readable, target: Writable): Promise<HashedBytes> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(stream, counted, target);
  return { bytes, sha256: hash.digest('hex') };
}
