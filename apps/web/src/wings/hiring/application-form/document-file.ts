import { DOCUMENT_MAX_BYTES } from '@nextshift/contract';

/** Document types that the server accepts, with their extensions; it also checks the content. */
export const DOCUMENT_ACCEPT = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** Why a file cannot be sent, or undefined. Not every system knows the type of a DOC. */
export function documentProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.(pdf|docx?)$/i.test(name)) return 'Please upload a PDF, DOC or DOCX file.';
  if (size === 0) return 'This file is empty.';
  return size > DOCUMENT_MAX_BYTES ? 'File size must be less than 5MB' : undefined;
}

/** Formats a size in bytes: `340 KB`, `1.25 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1024 ** 2
    ? `${String(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
