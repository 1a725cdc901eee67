import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** Part of a file: its first and last byte, inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a request's Range selects. Null means all of it, also for several ranges or an
 * invalid one; 'beyond' means that it selects nothing in the file.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function parseByteRange(
  headers: IncomingHttpHeaders,
  { etag, byteSize }: { etag: string; byteSize: number },
): ByteRange | 'beyond' | null {
  const condition = headers['if-range'];
  if (headers.range === undefined || (condition !== undefined && condition !== etag)) return null;
  const ranges = parseRange(byteSize, headers.range, { combine: true });
  if (ranges === -1) return 'beyond';
  if (ranges === -2 || ranges.type !== 'bytes') return null;
  const [range] = ranges;
  return ranges.length === 1 && range ? { start: range.start, end: range.end } : null;
}

/** Whether the client already has these bytes. */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  const condition = headers['if-none-match'];
  if (condition === undefined || condition === etag) return condition === etag;
  const known = condition.split(',').map((tag) => withoutWeakness(tag.trim()));
  return known.some((tag) => tag === withoutWeakness(etag) || tag === '*');
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, '');
}
