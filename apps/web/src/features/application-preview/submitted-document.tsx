import {
  type DocumentKind,
  documentLabels,
  downloadDocument,
  type UploadedDocument,
} from '@nextshift/contract';
import { Download, FileText } from 'lucide-react';
import { fileUrl } from '../../platform/file-url.ts';

export interface SubmittedDocumentProps {
  kind: DocumentKind;
  required: boolean;
  document: UploadedDocument | null;
}

/** A document of an application, to be downloaded. */
export function SubmittedDocument({ kind, required, document }: SubmittedDocumentProps) {
  return (
    <div className="flex h-full items-center gap-3 rounded-control border border-line p-4">
      <FileText aria-hidden="true" className="size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">
          {documentLabels[kind]}
          {required ? (
            <>
              <span aria-hidden="true" className="text-danger">
                {' *'}
              </span>
              <span className="sr-only"> (required)</span>
            </>
          ) : null}
        </p>
        {document ? (
          <a
            href={fileUrl(downloadDocument, { documentId: document.documentId })}
            download={document.name}
            className="inline-flex min-h-6 items-center gap-1.5 text-link wrap-anywhere"
          >
            {document.name}
            <Download aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">, download</span>
          </a>
        ) : (
          <p className="text-ink-soft">Not included</p>
        )}
      </div>
    </div>
  );
}
