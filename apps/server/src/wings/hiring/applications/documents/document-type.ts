import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { FileExtension } from '../../../../platform/files/file-store.ts';

interface DocumentType {
  readonly extension: Extract<FileExtension, 'pdf' | 'doc' | 'docx'>;
  readonly contentType: string;
}

const PDF: DocumentType = { extension: 'pdf', contentType: 'application/pdf' };
const DOC: DocumentType = { extension: 'doc', contentType: 'application/msword' };
const DOCX: DocumentType = {
  extension: 'docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const NOT_A_DOCUMENT = 'Please upload a PDF, DOC or DOCX file.';
const DAMAGED = 'This file is damaged or cut off. Please save it again, then upload it.';
/**
 * The name of the text stream in older Word files, whose compound format other programs use as
 * well.
 */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** As many bytes may come before a PDF's header: readers look for it there. */
const BEFORE_PDF = 1024;

/** More entries than any document has; a directory of them is read in milliseconds. */
const ENTRIES_MAX = 20_000;

/**
 * Detects the type of a document by its content, not its name.
 * @throws {AppError} unsupported_type for anything but PDF, DOC and DOCX, and for an archive that cannot be read
 */
export async function documentTypeOf(bytes: Buffer): Promise<DocumentType> {
  if (isPdf(bytes)) return PDF;
  if (bytes.subarray(0, 2).toString() === 'PK' && (await isWordArchive(bytes))) return DOCX;
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === 'application/x-cfb' && bytes.includes(WORD_STREAM)) return DOC;
  throw new AppError('unsupported_type', { message: NOT_A_DOCUMENT });
}

/** Bytes may come before the header, but no markup: no browser may take the file for a page. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, BEFORE_PDF).indexOf('%PDF-');
  return start !== -1 && !bytes.subarray(0, start).includes('<');
}

/** Whether a PDF is encrypted: nobody without its password may be able to open it. */
export function isLockedPdf(bytes: Buffer): boolean {
  return /\/Encrypt\s{0,20}(?:\d{1,10} \d{1,10} R|<<)/.test(bytes.toString('latin1'));
}

/**
 * By the archive's directory at its end: programs that stream a file write the parts that name it last. None with macros.
 */
async function isWordArchive(bytes: Buffer): Promise<boolean> {
  const names = new Set<string>();
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > ENTRIES_MAX) return false;
    for await (const { fileName } of archive.eachEntry()) names.add(fileName);
  } catch {
    throw new AppError('unsupported_type', { message: DAMAGED });
  }
  return (
    names.has('[Content_Types].xml') &&
    ![...names].some((name) => /vbaProject|vbaData/i.test(name)) &&
    [...names].some((name) => /^word\/document\d*\.xml$/.test(name))
  );
}
