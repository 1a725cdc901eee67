import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: a back link. */
  back?: ReactNode;
  /** Beside the title; on phones beside the lead, or below it. */
  actions?: ReactNode;
  className?: string | undefined;
}

export function PageHeader({ title, lead, back, actions, className }: PageHeaderProps) {
  return (
    <div className={clsx('pt-6 pb-5 sm:pt-10 sm:pb-7', className)}>
      {back ? <div className="mb-2 -ml-3.5">{back}</div> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:flex-nowrap sm:items-end">
        <div className="min-w-0 max-sm:contents">
          <h1 className={clsx('text-title font-extrabold max-sm:w-full', lead && 'max-sm:-mb-1.5')}>
            {title}
          </h1>
          {lead ? (
            <p className="max-w-full text-ink-soft sm:mt-1.5 sm:max-w-2xl sm:text-lg">{lead}</p>
          ) : null}
        </div>
        {actions ? <div className="flex min-w-0 flex-wrap gap-2 sm:shrink-0">{actions}</div> : null}
      </div>
    </div>
  );
}
