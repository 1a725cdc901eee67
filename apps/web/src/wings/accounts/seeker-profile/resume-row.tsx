import { downloadDocument, type UploadedDocument } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import {
  DOCUMENT_ACCEPT,
  documentProblem,
  formatSize,
  keptResumeQuery,
  useKeepResume,
  useUploadDocument,
} from '../../hiring/application-form/index.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { fileUrl } from '../../../platform/api/file-url.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { ProfileRow } from './profile-row.tsx';
import { RemoveResumeDialog } from './remove-resume-dialog.tsx';
import { AddLabel } from './section-frame.tsx';

const ACCEPT = Object.values(DOCUMENT_ACCEPT).flat().join(',');

/** The resume that the seeker keeps, which application forms offer. */
export function ResumeRow({ userId }: { userId: string }) {
  const { data: resume, isError } = useQuery(keptResumeQuery(userId));
  const keep = useKeepResume(userId);
  const { upload, percent, fileName, failure } = useUploadDocument('resume', ({ documentId }) => {
    keep.mutate(documentId);
  });
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = documentProblem(file);
    setProblem(found);
    if (found === undefined) upload(file);
    // The same file may be chosen again.
    target.value = '';
  };
  const choose = () => input.current?.click();
  const notKept = keep.error ? failureText(keep.error, 'It was not saved.') : undefined;
  const failed = problem ?? failure ?? notKept;
  const says = Boolean(resume) || failed !== undefined || percent !== null;

  // Until it is known what is kept there is nothing to replace.
  const isUnknown = resume === undefined && !isError;
  return (
    <ProfileRow
      title="Resume"
      aside={
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Choose a resume"
            accept={ACCEPT}
            onChange={take}
          />
          <RemoveResumeDialog
            userId={userId}
            open={isRemoving}
            onClose={() => {
              setIsRemoving(false);
            }}
            returnFocus={() => input.current?.closest('section')?.querySelector('button') ?? null}
          />
        </>
      }
      actions={
        resume || isUnknown ? null : (
          <IconButton
            variant="outline"
            label="Add Resume"
            icon={<AddLabel />}
            className="mr-2 h-9 w-auto gap-1 px-3 text-sm font-semibold"
            onClick={choose}
          />
        )
      }
    >
      {says ? (
        <div className="space-y-2">
          {resume ? <Kept resume={resume} /> : null}
          {percent === null ? null : (
            <ProgressBar label={`Uploading ${fileName}`} percent={percent} />
          )}
          <FormError>{failed}</FormError>
          {resume ? (
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="small" aria-label="Replace resume" onClick={choose}>
                Replace
              </Button>
              <Button
                variant="ghost"
                size="small"
                aria-label="Remove resume"
                onClick={() => {
                  setProblem(undefined);
                  setIsRemoving(true);
                }}
              >
                Remove
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </ProfileRow>
  );
}

function Kept({ resume: { documentId, name, size } }: { resume: UploadedDocument }) {
  return (
    <>
      <a
        href={fileUrl(downloadDocument, { documentId })}
        download={name}
        className="inline-flex min-h-6 items-center gap-1.5 text-link wrap-anywhere"
      >
        {name}
        <Download aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">, download</span>
      </a>
      <p className="text-sm text-ink-soft">
        {formatSize(size)}. Application forms offer it. Employers see it only when you send it.
      </p>
    </>
  );
}
