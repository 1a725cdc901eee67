import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface LoadFailureProps {
  /** What is missing, e.g. 'The jobs did not load'. */
  title: string;
  /** Why, and what to do. */
  message: string;
  onRetry: () => void;
  retrying?: boolean;
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
}

/** Replaces content that did not load: the reason, and a retry button. */
export function LoadFailure({
  title,
  message,
  onRetry,
  retrying = false,
  headingLevel = 'h2',
  className,
}: LoadFailureProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        drawing="lost"
        headingLevel={headingLevel}
        title={title}
        action={
          <Button pending={retrying} pendingLabel="Trying again..." onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
