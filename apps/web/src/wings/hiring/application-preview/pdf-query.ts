import { downloadDocument } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fetchFile } from '../../../platform/api/fetch-file.ts';

const PDF = 'application/pdf';

/** Whether this browser can display PDFs; others save them. */
export function canShowPdf(): boolean {
  return navigator.pdfViewerEnabled;
}

/** Whether a document is a PDF: the server gives each name the extension of what it found inside. */
export function isPdf({ name }: { name: string }): boolean {
  return name.toLowerCase().endsWith('.pdf');
}

/**
 * The bytes of a PDF, always typed as PDF: the browser interprets them as nothing else, whatever they
 * contain. @throws {ApiError} from the server, and for a file that is no PDF
 */
export function pdfQuery(documentId: string) {
  return queryOptions({
    queryKey: ['document', documentId],
    // A document never changes; its bytes are released soon after closing.
    staleTime: Infinity,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const file = await fetchFile(downloadDocument, { documentId }, signal);
      if (file.type !== PDF) {
        const message = 'This document cannot be shown here. Please download it.';
        throw new ApiError({ status: 415, code: 'unsupported_type', message });
      }
      return new Blob([file], { type: PDF });
    },
  });
}
