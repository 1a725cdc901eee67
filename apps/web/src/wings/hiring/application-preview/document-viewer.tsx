import {
  type DocumentKind,
  documentLabels,
  downloadDocument,
  type UploadedDocument,
} from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { fileUrl } from '../../../platform/api/file-url.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { pdfQuery } from './pdf-query.ts';

export interface ViewedDocument {
  readonly kind: DocumentKind;
  readonly document: UploadedDocument;
}

export interface DocumentViewerProps {
  /** A PDF; null while closed. */
  viewed: ViewedDocument | null;
  /** Shown above the document. */
  note?: string | undefined;
  onClose: () => void;
}

/** A PDF in the browser's own viewer, over the page. */
export function DocumentViewer({ viewed, note, onClose }: DocumentViewerProps) {
  const shown = useLingering(viewed);
  if (!shown) return null;
  const { kind, document } = shown;
  return (
    <Dialog
      size="large"
      open={viewed !== null}
      onOpenChange={onClose}
      title={documentLabels[kind]}
      description={document.name}
    >
      <Loaded document={document} label={documentLabels[kind]} note={note} />
    </Dialog>
  );
}

interface LoadedProps {
  document: UploadedDocument;
  label: string;
  note: string | undefined;
}

function Loaded({ document, label, note }: LoadedProps) {
  const { documentId, name } = document;
  const { data, error, isFetching, refetch } = useQuery(pdfQuery(documentId));
  if (error && !data) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="The document did not load"
        message={failureText(error, 'Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="flex h-[calc(92dvh-11rem)] flex-col gap-3 sm:h-[calc(88dvh-11rem)]">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" asChild>
          <a href={fileUrl(downloadDocument, { documentId })} download={name}>
            <Download aria-hidden="true" />
            Download
          </a>
        </Button>
        {data ? <NewTabLink pdf={data} /> : null}
      </div>
      {note ? <p className="text-sm text-ink-soft">{note}</p> : null}
      {data ? (
        <PdfFrame pdf={data} title={`${label}: ${name}`} />
      ) : (
        <SkeletonGroup label="Loading the document" className="flex flex-1">
          <Skeleton className="flex-1 rounded-control" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function NewTabLink({ pdf }: { pdf: Blob }) {
  return (
    <Button variant="ghost" size="small" asChild>
      <a ref={useAddressOf(pdf, 'href')} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden="true" />
        Open in a new tab
      </a>
    </Button>
  );
}

function PdfFrame({ pdf, title }: { pdf: Blob; title: string }) {
  return (
    <iframe
      ref={useAddressOf(pdf, 'src')}
      title={title}
      className="min-h-0 w-full flex-1 rounded-control border border-line bg-sunken"
    />
  );
}

/** Gives an element an object URL of the bytes while it is mounted. */
function useAddressOf(bytes: Blob, attribute: 'href' | 'src') {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const address = URL.createObjectURL(bytes);
      element.setAttribute(attribute, address);
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [bytes, attribute],
  );
}
