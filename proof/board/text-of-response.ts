import { unzip } from '@nextshift/test-kit/files/unzip';
import type { CallResponse } from '@nextshift/test-kit/requests/caller';

/** Everything that a response tells: headers, body, and what is packed in it. */
export function textOfResponse({ status, headers, bytes, text }: CallResponse): string {
  const parts = [...headers].map(([name, value]) => `${name}: ${value}`);
  const isZip = headers.get('content-type') === 'application/zip';
  if (!isZip || status !== 200) return [...parts, text].join('\n');
  const packed = [...unzip(bytes)].map(([name, file]) => `${name}\n${file.toString('utf8')}`);
  return [...parts, ...packed].join('\n');
}
