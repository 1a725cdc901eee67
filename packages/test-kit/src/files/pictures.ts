import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A real PNG of one color. */
export function createPng({ width = 40, height = 30 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7c3aed' } })
    .png()
    .toBuffer();
}

/** A PNG of 1200 x 675 pixels with as much in it as a photo, the same every time. */
export function createPhoto(): Promise<Buffer> {
  const circles = Array.from({ length: 60 }, (_, index) => {
    const [x, y, radius] = [(index * 137) % 1_200, (index * 89) % 675, 20 + ((index * 13) % 90)];
    const color = `hsl(${String((index * 47) % 360)} 60% 50%)`;
    return `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${color}" opacity="0.6"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">
    <linearGradient id="sky"><stop stop-color="#fa0"/><stop offset="1" stop-color="#208"/></linearGradient>
    <rect width="1200" height="675" fill="url(#sky)"/>${circles.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A valid PNG of a few kilobytes that unpacks to 81 million pixels. */
export function createPixelBomb(): Buffer {
  const side = 9_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, gray.
  header.writeUInt8(1, 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A file part of a form. */
export function asFile(bytes: Buffer | string, name: string, type = 'image/png'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

/** A form to send as multipart/form-data. */
export function toFormData(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
