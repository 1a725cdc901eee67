import { crc32 } from 'node:zlib';

/** A valid PDF of one empty page. */
export const PDF_FILE = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
);

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The head of an older Word file: a compound file with Word's stream. */
export const DOC_FILE = Buffer.concat([
  COMPOUND_FILE,
  Buffer.alloc(1016),
  Buffer.from('WordDocument', 'utf16le'),
  Buffer.alloc(1024),
]);

/** A compound file of another program. */
export const SPREADSHEET_FILE = Buffer.concat([
  COMPOUND_FILE,
  Buffer.alloc(1016),
  Buffer.from('Workbook', 'utf16le'),
  Buffer.alloc(1024),
]);

/** The part that identifies a current Word file. */
export const DOCX_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A current Word file: a zip whose first entry identifies it. */
export const DOCX_FILE = zipOf([
  ['[Content_Types].xml', DOCX_TYPES],
  ['word/document.xml', '<w:document/>'],
]);

/** An uncompressed zip. */
function zipOf(entries: readonly (readonly [name: string, text: string])[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const data = Buffer.from(text);
    const sizes = [crc32(data), data.length, data.length];
    const local = header(0x04034b50, 30, [[14, ...sizes]], name.length, 26);
    const entry = header(0x02014b50, 46, [[16, ...sizes]], name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

function header(
  signature: number,
  size: number,
  [sizes]: readonly [readonly [at: number, ...values: number[]]],
  nameLength: number,
  nameAt: number,
): Buffer {
  const bytes = Buffer.alloc(size);
  const [at, ...values] = sizes;
  bytes.writeUInt32LE(signature, 0);
  values.forEach((value, index) => bytes.writeUInt32LE(value, at + index * 4));
  bytes.writeUInt16LE(nameLength, nameAt);
  return bytes;
}
