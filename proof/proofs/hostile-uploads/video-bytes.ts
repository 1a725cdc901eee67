import { createMp4 } from '@nextshift/test-kit/files/videos';
import { MARKER, SCRIPT } from './hostile-file.ts';

function box(type: string, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...contents]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

export const pageBeforeMp4 = () =>
  Buffer.concat([Buffer.from(`<html>${SCRIPT}</html>`), createMp4(2_000)]);

/** A movie with a page in a box that players skip. */
export const mp4WithPage = () => Buffer.concat([createMp4(400), box('free', Buffer.from(SCRIPT))]);

/** A list of addresses for players to fetch. */
export const playlist = () =>
  Buffer.from(
    `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile:///etc/passwd\nhttp://evil.example/${MARKER}\n#EXT-X-ENDLIST\n`,
  );

/** A QuickTime movie that only refers to another one elsewhere. */
export function referenceMovie(): Buffer {
  const address = Buffer.from(`http://evil.example/${MARKER}\0`);
  const numbers = Buffer.alloc(12);
  numbers.write('url ', 4, 'latin1');
  numbers.writeUInt32BE(address.length, 8);
  const reference = box('rmra', box('rmda', box('rdrf', numbers, address)));
  return Buffer.concat([
    box('ftyp', Buffer.from('qt  \0\0\x02\0qt  ', 'latin1')),
    box('moov', reference),
  ]);
}

/** A Matroska file of a head and a page. */
export const matroska = () =>
  Buffer.concat([
    Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex'),
    Buffer.from(SCRIPT),
    Buffer.alloc(200),
  ]);
