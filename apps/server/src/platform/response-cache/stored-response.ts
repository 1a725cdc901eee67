import { createHash } from 'node:crypto';
import { encodeAs, pageEncoding, type PageEncoding } from '../pages/encode-page.ts';

/** An answer's bytes in one encoding, with the head that goes before them. */
export interface EncodedResponse {
  /** Names and values in turn, as `writeHead` takes them. */
  readonly head: readonly string[];
  readonly bytes: Buffer;
  readonly encoding: PageEncoding;
}

/** A whole answer of status 200 that is the same for everyone, ready to be sent. */
export interface StoredResponse {
  readonly etag: string;
  readonly vary: string;
  /** The head of a 304. */
  readonly unchangedHead: readonly string[];
  /** What it takes with all its encodings, about, in bytes. */
  readonly memoryBytes: number;
  /** As it suits a reader; at once where it has been encoded so before. */
  encodedFor(acceptEncoding: string | undefined): EncodedResponse | Promise<EncodedResponse>;
}

type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>;

/** Said anew for each answer, or of its encoding. */
const NOT_KEPT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'x-request-id',
]);

/** What a 304 says. */
const UNCHANGED = new Set(['cache-control', 'etag', 'vary']);

/** Heads and objects. */
const OVERHEAD_BYTES = 4_000;

/**
 * @param headers as they would be sent with it
 * @param bytes not encoded
 */
export function createStoredResponse(headers: Headers, bytes: Buffer): StoredResponse {
  // Weak: the same whatever the encoding.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64')}"`;
  const vary = varyByEncoding(headers.vary);
  const all: Headers = { ...headers, etag, vary };
  const head = Object.entries(all).flatMap(([name, value]) =>
    value === undefined || NOT_KEPT.has(name) ? [] : [name, String(value)],
  );
  const encodings = new Map<PageEncoding, EncodedResponse | Promise<EncodedResponse>>();

  async function encode(encoding: PageEncoding): Promise<EncodedResponse> {
    const encoded = await encodeAs(encoding, bytes);
    const length = ['content-length', String(encoded.length)];
    const name = encoding === null ? [] : ['content-encoding', encoding];
    const answer = { head: [...head, ...name, ...length], bytes: encoded, encoding };
    encodings.set(encoding, answer);
    return answer;
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

/** Whoever has the answer has the rest of its head (RFC 9110, 15.4.5). */
function ofUnchanged(head: readonly string[]): string[] {
  return head.flatMap((name, index) =>
    index % 2 === 0 && UNCHANGED.has(name) ? [name, head[index + 1] ?? ''] : [],
  );
}
