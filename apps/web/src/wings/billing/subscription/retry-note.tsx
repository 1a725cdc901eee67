import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';

export interface RetryNoteProps {
  /** What went wrong. */
  text: string;
  /** Never fails: a failure becomes the next text. */
  onRetry: () => Promise<void>;
}

/** An inline failure with a retry button. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  const [isTrying, setIsTrying] = useState(false);
  return (
    <FormError className="mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{text}</p>
        <Button
          variant="secondary"
          size="small"
          pending={isTrying}
          pendingLabel="Trying again..."
          onClick={() => {
            setIsTrying(true);
            void onRetry().finally(() => {
              setIsTrying(false);
            });
          }}
        >
          Try again
        </Button>
      </div>
    </FormError>
  );
}
