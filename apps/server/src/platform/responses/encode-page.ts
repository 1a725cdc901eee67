import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Fast enough to run for each page, and a little smaller than gzip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A smaller page is one packet either way. */
const MIN_BYTES = 1024;

/** How many values of Accept-Encoding have their best encoding memoized. */
const ACCEPTED_REMEMBERED = 100;

/** A Content-Encoding; null for unencoded bytes. */
export type PageEncoding = 'br' | 'gzip' | null;

export interface EncodedPage {
  readonly bytes: Buffer;
  readonly encoding: PageEncoding;
}

/** Compresses a page as the client accepts. @param accepted the Accept-Encoding of the request */
export async function encodePage(
  bytes: Buffer,
  accepted: string | undefined,
): Promise<EncodedPage> {
  const encoding = pageEncoding(bytes, accepted);
  return { bytes: await encodeAs(encoding, bytes), encoding };
}

/** There are few of them, and parsing one takes longer than sending a cached response. */
const bestOf = new LRUCache<string, 'br' | 'gzip' | 'identity'>({
  max: ACCEPTED_REMEMBERED,
  memoMethod: (accepted) => {
    if (accepts(accepted, 'br')) return 'br';
    return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  },
});

/** The best encoding for a page of these bytes and a client with this Accept-Encoding. */
export function pageEncoding(bytes: Buffer, accepted = ''): PageEncoding {
  if (bytes.length < MIN_BYTES) return null;
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
