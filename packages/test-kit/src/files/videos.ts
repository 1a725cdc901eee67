/** A box of an MP4: its length, type and content. */
function box(type: string, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...contents]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

/** The header of a movie of one second without tracks. */
function movieHeader(): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(1000, 16);
  header.writeUInt32BE(0x00010000, 20);
  header.writeUInt32BE(1, 96);
  return box('mvhd', header);
}

/** A valid MP4 without a picture, filled up to `size` bytes. */
export function createMp4(size = 256): Buffer {
  const brands = box('ftyp', Buffer.from('isom\0\0\x02\0isommp42', 'latin1'));
  const movie = Buffer.concat([brands, box('moov', movieHeader())]);
  return Buffer.concat([movie, box('free', Buffer.alloc(size - movie.length - 8, 7))]);
}

/** The beginning of a QuickTime movie. */
export function createMov(): Buffer {
  const brands = box('ftyp', Buffer.from('qt  \0\0\x02\0qt  ', 'latin1'));
  return Buffer.concat([brands, box('moov', movieHeader()), box('free', Buffer.alloc(64))]);
}

/** The beginning of an AVI, which no browser plays. */
export function createAvi(): Buffer {
  const header = Buffer.from('RIFF\xc8\0\0\0AVI LIST', 'latin1');
  return Buffer.concat([header, Buffer.alloc(184)]);
}
