import { type DocumentKind, documentLabels, type UploadedDocument } from '@nextshift/contract';
import { FileCheck2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { DOCUMENT_ACCEPT, documentProblem, formatSize } from './document-file.ts';
import { useUploadDocument } from './upload-document.ts';

/** Otherwise contact is hidden until acceptance, but files are not searched for it. */
const OPEN_TO_EMPLOYER =
  'The employer can open it before accepting you, with any phone number or email in it.';

export interface DocumentFieldProps {
  kind: DocumentKind;
  required: boolean;
  document: UploadedDocument | null;
  error: string | undefined;
  onChange: (document: UploadedDocument | null) => void;
}

/** A document of the application: uploaded when chosen; can be replaced or removed. */
export function DocumentField({ kind, required, document, error, onChange }: DocumentFieldProps) {
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const { upload, stop, percent, fileName, failure } = useUploadDocument(kind, onChange);
  const name = documentLabels[kind];
  const isUploading = percent !== null;

  const take = ([file]: File[]) => {
    if (!file) return;
    const found = documentProblem(file);
    setProblem(found);
    if (found === undefined) upload(file);
  };
  const remove = () => {
    stop();
    setProblem(undefined);
    if (!isUploading) onChange(null);
    box.current?.querySelector('input')?.focus();
  };

  return (
    <div role="group" aria-labelledby={labelId} ref={box}>
      <div className="mb-1.5 flex min-h-6 items-center justify-between gap-4">
        <span id={labelId} className="text-sm font-semibold">
          {name}
          {required ? (
            <>
              <span aria-hidden="true" className="text-danger">
                {' *'}
              </span>
              <span className="sr-only"> (required)</span>
            </>
          ) : null}
        </span>
        {document !== null || isUploading ? (
          <Button variant="ghost" size="small" className="-my-2 -mr-3.5" onClick={remove}>
            {isUploading ? 'Cancel upload' : `Remove ${name.toLowerCase()}`}
          </Button>
        ) : null}
      </div>
      <FileDrop
        label={
          document ? 'Replace file' : `Drop your ${name.toLowerCase()} here, or click to choose`
        }
        {...(document ? { picture: <Uploaded document={document} /> } : {})}
        help={
          <>
            <span className="block">PDF, DOC, or DOCX (Max 5MB)</span>
            <span className="mt-1 block">{OPEN_TO_EMPLOYER}</span>
          </>
        }
        error={problem ?? failure ?? error}
        accept={DOCUMENT_ACCEPT}
        onFiles={take}
        onRejected={take}
      />
      {isUploading ? (
        <ProgressBar label={`Uploading ${fileName}`} percent={percent} className="mt-3" />
      ) : null}
    </div>
  );
}

function Uploaded({ document: { name, size, locked } }: { document: UploadedDocument }) {
  return (
    <>
      <FileCheck2 aria-hidden="true" className="size-8 text-success" />
      <span className="max-w-full font-medium wrap-anywhere">{name}</span>
      <span className="text-sm text-ink-soft">{formatSize(size)}</span>
      {locked ? (
        <span role="status" className="max-w-full text-sm font-medium text-warning">
          This PDF is password-protected, so the employer may not be able to open it. Upload a copy
          without a password.
        </span>
      ) : null}
    </>
  );
}
