import type { UploadedDocument } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { keptResumeQuery, useKeepResume } from './kept-resume.ts';

interface KeptResumeChoiceProps {
  userId: string;
  /** The resume of the form. */
  document: UploadedDocument | null;
  onChoose: (resume: UploadedDocument) => void;
}

/** Below the resume of a form: takes the one that is kept on the profile, or keeps this one there. */
export function KeptResumeChoice({ userId, document, onChoose }: KeptResumeChoiceProps) {
  const { data: kept } = useQuery(keptResumeQuery(userId));
  const { mutate, isPending, error } = useKeepResume(userId);
  // Without an answer nothing is offered: the form works as it is.
  if (kept === undefined) return null;
  const isKept = document !== null && kept?.documentId === document.documentId;
  return (
    <div className="mt-2">
      {kept && document === null ? (
        <Button
          variant="secondary"
          size="small"
          className="max-w-full wrap-anywhere"
          onClick={() => {
            onChoose(kept);
          }}
        >
          Use {kept.name} from your profile
        </Button>
      ) : null}
      {document && !isKept ? (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3.5"
          pending={isPending}
          pendingLabel="Keeping..."
          onClick={() => {
            mutate(document.documentId);
          }}
        >
          {kept
            ? 'Keep this one on my profile instead'
            : 'Keep on my profile for other applications'}
        </Button>
      ) : null}
      <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft empty:hidden">
        {isKept ? (
          <>
            <Check aria-hidden="true" className="size-4 text-success" />
            Kept on your profile
          </>
        ) : null}
      </p>
      <FormError>
        {error ? failureText(error, 'It was not kept. Please try again.') : undefined}
      </FormError>
    </div>
  );
}
