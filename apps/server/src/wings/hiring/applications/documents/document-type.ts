import { fileTypeFromBuffer } from 'file-type';
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
/**
 * The name of the text stream in older Word files, whose compound format other programs use as
 * well.
 */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/**
 * Detects the type of a document by its content, not its name.
 * @throws {AppError} unsupported_type for anything but PDF, DOC and DOCX
 */
export async function documentTypeOf(bytes: Buffer): Promise<DocumentType> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === PDF.contentType) return PDF;
  if (mime === DOCX.contentType) return DOCX;
  if (mime === 'application/x-cfb' && bytes.includes(WORD_STREAM)) return DOC;
  throw new AppError('unsupported_type', { message: NOT_A_DOCUMENT });
}
