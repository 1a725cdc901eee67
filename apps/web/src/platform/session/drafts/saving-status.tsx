import { Check, CircleAlert } from 'lucide-react';
import { formatClock } from '../../text/format-date.ts';
import type { SavingState } from './create-autosave.ts';

export interface SavingStatusProps {
  state: SavingState;
  failure?: string | undefined;
  /** When the draft was saved last, by the server's clock. */
  savedAt: string | undefined;
}

/** Says whether the draft is on the server. */
export function SavingStatus({ state, failure, savedAt }: SavingStatusProps) {
  return (
    <p
      role="status"
      className="flex min-h-6 items-center gap-1.5 text-sm text-ink-soft max-sm:empty:min-h-0 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {state === 'saving' ? 'Saving draft...' : null}
      {state === 'saved' ? (
        <>
          <Check aria-hidden="true" className="text-success" />
          Draft saved {savedAt ? <time dateTime={savedAt}>{formatClock(savedAt)}</time> : null}
        </>
      ) : null}
      {state === 'failed' ? (
        <span className="flex gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5" />
          {failure}
        </span>
      ) : null}
    </p>
  );
}
