import { createHash } from 'node:crypto';
import { countHeaders, TOTAL_LIMITED } from '../http/call.ts';
import { encodeAs, pageEncoding, type PageEncoding } from '../responses/encode-page.ts';

/** A response's bytes in one encoding, with their head. */
export interface EncodedResponse {
  /** Names and values in alternation, as `writeHead` takes them. */
  readonly head: readonly string[];
  readonly bytes: Buffer;
  readonly encoding: PageEncoding;
}

/** A complete 200 response that is the same for everyone, ready to be sent. */
export interface StoredResponse {
  readonly etag: string;
  readonly vary: string;
  /** The head of a 304. */
  readonly unchangedHead: readonly string[];
  /** Approximate size with all its encodings, in bytes. */
  readonly memoryBytes: number;
  /** The encoding that suits a client; not a promise if it exists already. */
  encodedFor(acceptEncoding: string | undefined): EncodedResponse | Promise<EncodedResponse>;
}

type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>;

/** Headers that differ by response or encoding. */
const NOT_STORED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'x-request-id',
]);

/** Headers that say something about a list, and change with it. */
const IN_ETAG = ['link', TOTAL_LIMITED, ...Object.values(countHeaders)];

/** Headers of a 304. */
const UNCHANGED = new Set(['cache-control', 'etag', 'vary', 'x-content-type-options']);

/** Estimate for heads and objects. */
const OVERHEAD_BYTES = 4_000;

/**
 * @param headers as they would be sent with it
 * @param bytes not encoded
 */
export function createStoredResponse(headers: Headers, bytes: Buffer): StoredResponse {
  // Weak: the same whatever the encoding.
  const digest = createHash('sha1').update(bytes);
  for (const name of IN_ETAG)
    if (headers[name] !== undefined) digest.update(`\n${name}: ${String(headers[name])}`);
  const etag = `W/"${digest.digest('base64')}"`;
  const vary = varyByEncoding(headers.vary);
  const all: Headers = { ...headers, etag, vary };
  const head = Object.entries(all).flatMap(([name, value]) =>
    value === undefined || NOT_STORED.has(name) ? [] : [name, String(value)],
  );
  const encodings = new Map<PageEncoding, EncodedResponse | Promise<EncodedResponse>>();

  async function encode(encoding: PageEncoding): Promise<EncodedResponse> {
    const encoded = await encodeAs(encoding, bytes);
    const length = ['content-length', String(encoded.length)];
    const name = encoding === null ? [] : ['content-encoding', encoding];
    const response = { head: [...head, ...name, ...length], bytes: encoded, encoding };
    encodings.set(encoding, response);
    return response;
  }

  return {
    etag,
    vary,
    unchangedHead: ofUnchanged(head),
    memoryBytes: OVERHEAD_BYTES + 2 * bytes.length,
    encodedFor(acceptEncoding) {
      const encoding = pageEncoding(bytes, acceptEncoding);
      const known = encodings.get(encoding) ?? encode(encoding);
      if (!encodings.has(encoding)) encodings.set(encoding, known);
      return known;
    },
  };
}

function varyByEncoding(others: Headers[string]): string {
  return others ? `${String(others)}, Accept-Encoding` : 'Accept-Encoding';
}

/** The client has the other headers already (RFC 9110, 15.4.5). */
function ofUnchanged(head: readonly string[]): string[] {
  return head.flatMap((name, index) =>
    index % 2 === 0 && UNCHANGED.has(name) ? [name, head[index + 1] ?? ''] : [],
  );
}
