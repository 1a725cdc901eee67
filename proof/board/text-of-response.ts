import { unzip } from '@nextshift/test-kit/files/unzip';
import type { CallResponse } from '@nextshift/test-kit/requests/caller';

/** All text of a response: headers, body, and unpacked archives. */
export function textOfResponse({ status, headers, bytes, text }: CallResponse): string {
  const parts = [...headers].map(([name, value]) => `${name}: ${value}`);
  const isZip = headers.get('content-type') === 'application/zip';
  if (!isZip || status !== 200) return [...parts, text].join('\n');
  const packed = [...unzip(bytes)].map(([name, file]) => `${name}\n${file.toString('utf8')}`);
  return [...parts, ...packed].join('\n');
}
