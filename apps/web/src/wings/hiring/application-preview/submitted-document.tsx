import {
  type DocumentKind,
  documentLabels,
  downloadDocument,
  type UploadedDocument,
} from '@nextshift/contract';
import { Download, Eye, FileText } from 'lucide-react';
import { fileUrl } from '../../../platform/api/file-url.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { canShowPdf, isPdf } from './pdf-query.ts';

export interface SubmittedDocumentProps {
  kind: DocumentKind;
  required: boolean;
  document: UploadedDocument | null;
  /** Shows a PDF over the page. */
  onView: (document: UploadedDocument) => void;
}

/** A document of an application, to view if the browser can, and to download. */
export function SubmittedDocument({ kind, required, document, onView }: SubmittedDocumentProps) {
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
      {document && isPdf(document) && canShowPdf() ? (
        <IconButton
          variant="outline"
          label={`View ${documentLabels[kind]}`}
          icon={<Eye aria-hidden="true" />}
          onClick={() => {
            onView(document);
          }}
        />
      ) : null}
    </div>
  );
}
