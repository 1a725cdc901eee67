import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '@nextshift/contract';
import { AppError } from '../errors/app-error.ts';
import { processIdentity } from '../operating-system/processes.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { IncomingFile } from './incoming-file.ts';

/** Another machine's file counts as abandoned after this long without a write. */
const FOREIGN_AFTER_MS = HOUR_MS;

interface Part {
  readonly stream: Readable;
  /** The name given by the sender. */
  readonly name: string;
  readonly maxBytes: number;
}

/** Where large uploads wait until they are stored: on the file system of the final folder. */
export interface IncomingFolder {
  /**
   * Writes a stream to a file of its own, in constant memory. On any failure, nothing remains.
   * @throws {AppError} too_large as soon as the limit is exceeded
   */
  receive(part: Part): Promise<IncomingFile>;
  /** Removes leftovers of processes that were killed. */
  removeAbandoned(): Promise<void>;
}

export function createIncomingFolder(dataDir: string): IncomingFolder {
  const folder = join(dataDir, 'uploads', 'incoming');
  const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-');
  const owner = `${host}_${processIdentity(process.pid) ?? process.pid}`;

  async function receive({ stream, name, maxBytes }: Part): Promise<IncomingFile> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${owner}_${randomUUID()}`);
    const hash = createHash('sha256');
    let size = 0;
    async function* measured(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > maxBytes) throw new AppError('too_large', { message: tooLarge(maxBytes) });
        hash.update(chunk);
        yield chunk;
      }
    }
    // Open it before anything can fail, so that it cannot reappear after its removal.
    const handle = await open(path, 'wx', 0o600);
    try {
      await pipeline(stream, measured, handle.createWriteStream());
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return new IncomingFile({ path, name, size, sha256: hash.digest('hex') });
  }

  async function removeAbandoned(): Promise<void> {
    for (const name of await namesIn(folder)) {
      const path = join(folder, name);
      if (await isAbandoned(path, name)) await rm(path, { force: true });
    }
  }

  /** Servers may share the folder: never remove what a living one is receiving. */
  async function isAbandoned(path: string, name: string): Promise<boolean> {
    const [writerHost, identity = ''] = name.split('_');
    if (writerHost === host) {
      return processIdentity(Number.parseInt(identity, 10)) !== identity;
    }
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    return Date.now() - mtimeMs > FOREIGN_AFTER_MS;
  }

  return { receive, removeAbandoned };
}

/** The message for a file larger than this. */
export function tooLarge(maxBytes: number): string {
  return `File size must be less than ${maxBytes / (1024 * 1024)}MB`;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}
