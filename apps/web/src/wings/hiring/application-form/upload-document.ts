import { type DocumentKind, uploadDocument, type UploadedDocument } from '@nextshift/contract';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';

const UPLOADING = ['application-document'];

/** Uploads a document as soon as it is chosen; another choice replaces it. */
export function useUploadDocument(
  kind: DocumentKind,
  onUploaded: (document: UploadedDocument) => void,
) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController>(null);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationKey: UPLOADING,
    meta: { showsOwnError: true },
    mutationFn: async ({ file, signal }: { file: File; signal: AbortSignal }) =>
      (
        await browserApi.call(uploadDocument, {
          body: { kind },
          files: { file },
          signal,
          onUploadProgress: (part) => {
            if (!signal.aborted) setPercent(part * 100);
          },
        })
      ).body,
    onSuccess: (document, { signal }) => {
      if (!signal.aborted) onUploaded(document);
    },
  });

  const stop = () => {
    running.current?.abort();
    reset();
  };
  useEffect(() => () => running.current?.abort(), []);

  return {
    /** Percent sent; null while nothing is uploading. */
    percent: isPending ? percent : null,
    fileName: variables?.file.name ?? '',
    failure: error ? failureText(error, 'The file was not uploaded. Please try again.') : undefined,
    upload: (file: File) => {
      stop();
      const controller = new AbortController();
      running.current = controller;
      setPercent(0);
      mutate({ file, signal: controller.signal });
    },
    stop,
  };
}

/** Whether a document is uploading. */
export function useIsUploading(): boolean {
  return useIsMutating({ mutationKey: UPLOADING }) > 0;
}
