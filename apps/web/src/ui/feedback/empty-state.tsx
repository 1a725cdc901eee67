import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { EmptyDrawing, type DrawingName } from './empty-drawing.tsx';

export interface EmptyStateProps {
  drawing: DrawingName;
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** The title's heading level. */
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function EmptyState({
  drawing,
  title,
  children,
  action,
  headingLevel: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'mx-auto flex w-full max-w-md flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      <EmptyDrawing name={drawing} className="w-40" />
      <Heading className={clsx('mt-5 font-bold', Heading === 'h1' ? 'text-title' : 'text-heading')}>
        {title}
      </Heading>
      {children ? <div className="mt-1.5 text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
