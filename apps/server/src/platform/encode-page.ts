import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Quick enough to be done for each page, and a little smaller than gzip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Below that it is one packet either way. */
const LEAST_BYTES = 1024;

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

/** What is best for a page of these bytes and a reader with this Accept-Encoding. */
export function pageEncoding(bytes: Buffer, accepted: string | undefined): PageEncoding {
  if (bytes.length < LEAST_BYTES) return null;
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : null;
}

export async function encodeAs(encoding: PageEncoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === null) return bytes;
  return encoding === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes);
}

function accepts(accepted = '', coding: string): boolean {
  if (!accepted.toLowerCase().includes(coding)) return false;
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim());
    return name === coding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}
