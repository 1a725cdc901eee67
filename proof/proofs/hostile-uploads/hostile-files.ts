import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { createPixelBomb } from '@nextshift/test-kit/files/pictures';
import { createPng } from '@nextshift/test-kit/people/people';
import * as documents from './document-bytes.ts';
import type { FileKind, HostileFile } from './hostile-file.ts';
import * as pictures from './picture-bytes.ts';
import * as videos from './video-bytes.ts';

const MEBIBYTE = 1024 * 1024;
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Row = readonly [
  what: string,
  filename: string,
  type: string,
  bytes: HostileFile['bytes'],
  isReal?: 'real',
];

const asPictures: readonly Row[] = [
  ['a GIF that is a script as well', 'a.gif', 'image/gif', pictures.gifWithScript, 'real'],
  [
    'a JPEG with a script in its EXIF',
    'a.jpg',
    'image/jpeg',
    pictures.jpegWithScriptInExif,
    'real',
  ],
  [
    'a JPEG with a web page behind it',
    'a.jpg.html',
    'text/html',
    () => pictures.jpegWithTail(documents.htmlPage()),
    'real',
  ],
  [
    'a JPEG with an archive behind it',
    'a.jar',
    'application/java-archive',
    () => pictures.jpegWithTail(documents.zipSlip()),
    'real',
  ],
  ['a PNG with a script in a text', 'a.png', 'image/png', pictures.pngWithScript, 'real'],
  [
    'a PNG with a bomb in its color profile',
    'a.png',
    'image/png',
    pictures.pngWithProfileBomb,
    'real',
  ],
  ['a PNG with a bomb in a text', 'a.png', 'image/png', pictures.pngWithTextBomb, 'real'],
  ['a GIF of 10,000 frames', 'a.gif', 'image/gif', () => pictures.gif(10_000), 'real'],
  ['an SVG with a script', 'a.svg', 'image/svg+xml', pictures.svgWithScript],
  ['an SVG called a PNG', 'a.png', 'image/png', pictures.svgWithScript],
  ['a web page called a PNG', 'a.png', 'image/png', documents.htmlPage],
  ['a PNG of 81 million pixels', 'a.png', 'image/png', createPixelBomb],
  ['a GIF with the largest screen', 'a.gif', 'image/gif', () => pictures.gif(1, 0xffff), 'real'],
  ['a JPEG of the largest size', 'a.jpg', 'image/jpeg', pictures.jpegClaimingMuch],
  ['a WebP of the largest size', 'a.webp', 'image/webp', pictures.webpClaimingMuch],
  [
    'half a PNG',
    'a.png',
    'image/png',
    async () => (await createPng('#102030', 400)).subarray(0, 200),
  ],
  // A browser sends this if no file is chosen: a job then keeps its picture.
  ['nothing at all', 'a.png', 'image/png', () => Buffer.alloc(0), 'real'],
  [
    'a PNG one byte over the limit',
    'a.png',
    'image/png',
    () => pictures.pngOfSize(5 * MEBIBYTE + 1),
  ],
  ['a TIFF', 'a.png', 'image/png', pictures.tiff],
  ['a BMP', 'a.png', 'image/png', pictures.bmp],
  ['a PSD', 'a.png', 'image/png', pictures.psd],
  ['a HEIC', 'a.png', 'image/png', pictures.heic],
  [
    'a PNG whose name leads elsewhere',
    '../../../../tmp/hostile-evil.png',
    'image/png',
    () => createPng(),
    'real',
  ],
];

const asDocuments: readonly Row[] = [
  ['a web page called a PDF', 'a.pdf', PDF, documents.htmlPage],
  ['a PDF with a script', 'a.pdf', PDF, documents.pdfWithScript, 'real'],
  [
    'a PDF that launches a program',
    'a\r\nset-cookie: evil=1.pdf',
    PDF,
    documents.pdfThatLaunches,
    'real',
  ],
  ['a web page that goes on as a PDF', '\u202efdp.exe', 'text/html', documents.pageBeforePdf],
  ['a DOCX bomb', 'a.docx', DOCX, documents.docxBomb, 'real'],
  ['a DOCX with macros', 'a.docx', DOCX, documents.docxWithMacros],
  [
    'a DOCX with a template elsewhere',
    'a.pdf.exe',
    'text/html',
    documents.docxWithForeignTemplate,
    'real',
  ],
  ['an archive that leads out of its folder', 'a.docx', DOCX, documents.zipSlip],
  ['an archive in an archive in an archive', 'a.docx', DOCX, documents.nestedZip],
  ['a program called a DOCX', `${'n'.repeat(1_000)}.docx`, DOCX, documents.program],
  [
    'a PDF one byte over the limit',
    'a\0.pdf',
    PDF,
    () => Buffer.concat([PDF_FILE, Buffer.alloc(5 * MEBIBYTE + 1 - PDF_FILE.length, 32)]),
  ],
];

const asVideos: readonly Row[] = [
  ['a web page that goes on as a movie', 'a.mp4', 'video/mp4', videos.pageBeforeMp4],
  ['a movie with a web page in it', 'a"; name="kind.html', 'text/html', videos.mp4WithPage, 'real'],
  ['a playlist called a movie', 'a.mp4', 'video/mp4', videos.playlist],
  ['a movie that refers to another one', 'a.mov', 'video/quicktime', videos.referenceMovie, 'real'],
  ['a Matroska file with a web page in it', 'a.mkv', 'video/webm', videos.matroska, 'real'],
];

/** One byte above the video limit; it takes a while to send. */
const tooLong: HostileFile = {
  what: 'a movie one byte over the limit',
  filename: 'a.mp4',
  type: 'video/mp4',
  bytes: () => createMp4(100 * MEBIBYTE + 1),
  aimedAt: 'video',
  isRealOne: [],
  heavy: true,
};

/** All forty hostile files. */
export const hostileFiles: readonly HostileFile[] = [
  ...asPictures.map((row) => toFile(row, 'picture')),
  ...asDocuments.map((row) => toFile(row, 'document')),
  ...asVideos.map((row) => toFile(row, 'video')),
  tooLong,
];

function toFile([what, filename, type, bytes, isReal]: Row, aimedAt: FileKind): HostileFile {
  return { what, filename, type, bytes, aimedAt, isRealOne: isReal ? [aimedAt] : [] };
}
