import { unzip } from '../../apps/server/test/files/unzip.ts';
import type { Answer } from '../harness/caller.ts';

/** Everything that an answer tells: headers, body, and what is packed in it. */
export function textOfAnswer({ status, headers, bytes, text }: Answer): string {
  const parts = [...headers].map(([name, value]) => `${name}: ${value}`);
  const isZip = headers.get('content-type') === 'application/zip';
  if (!isZip || status !== 200) return [...parts, text].join('\n');
  const packed = [...unzip(bytes)].map(([name, file]) => `${name}\n${file.toString('utf8')}`);
  return [...parts, ...packed].join('\n');
}
