import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Quick enough to be done for each page, and a little smaller than gzip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Below that it is one packet either way. */
const LEAST_BYTES = 1024;

/** Values of Accept-Encoding whose best encoding is remembered. */
const ACCEPTED_REMEMBERED = 100;

/** A Content-Encoding; null where the bytes are as they were. */
export type PageEncoding = 'br' | 'gzip' | null;

export interface EncodedPage {
  readonly bytes: Buffer;
  readonly encoding: PageEncoding;
}

/** Compresses a page as its reader can take it. @param accepted the Accept-Encoding of the request. */
export async function encodePage(
  bytes: Buffer,
  accepted: string | undefined,
): Promise<EncodedPage> {
  const encoding = pageEncoding(bytes, accepted);
  return { bytes: await encodeAs(encoding, bytes), encoding };
}

/** There are few of them, and each takes longer to read than a kept answer takes to be sent. */
const bestOf = new LRUCache<string, 'br' | 'gzip' | 'identity'>({
  max: ACCEPTED_REMEMBERED,
  memoMethod: (accepted) => {
    if (accepts(accepted, 'br')) return 'br';
    return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  },
});

/** What is best for a page of these bytes and a reader with this Accept-Encoding. */
export function pageEncoding(bytes: Buffer, accepted = ''): PageEncoding {
  if (bytes.length < LEAST_BYTES) return null;
  const best = bestOf.memo(accepted);
  return best === 'identity' ? null : best;
}

export async function encodeAs(encoding: PageEncoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === null) return bytes;
  return encoding === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes);
}

function accepts(accepted: string, coding: string): boolean {
  if (!accepted.toLowerCase().includes(coding)) return false;
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim());
    return name === coding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}
