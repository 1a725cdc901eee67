import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Quick enough to be done for each page, and a little smaller than gzip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Below that it is one packet either way. */
const LEAST_BYTES = 1024;

export interface EncodedPage {
  readonly bytes: Buffer;
  /** The Content-Encoding; null where the bytes are as they were. */
  readonly encoding: 'br' | 'gzip' | null;
}

/** Compresses a page as its reader can take it. @param accepted the Accept-Encoding of the request. */
export async function encodePage(
  bytes: Buffer,
  accepted: string | undefined,
): Promise<EncodedPage> {
  if (bytes.length < LEAST_BYTES) return { bytes, encoding: null };
  if (accepts(accepted, 'br')) return { bytes: await toBrotli(bytes, BROTLI), encoding: 'br' };
  if (accepts(accepted, 'gzip')) return { bytes: await toGzip(bytes), encoding: 'gzip' };
  return { bytes, encoding: null };
}

function accepts(accepted = '', coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim());
    return name === coding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}
