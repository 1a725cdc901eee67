import type { ReactNode } from 'react';
import { SkipLink } from '../navigation/skip-link.tsx';

export interface ShellProps {
  nav: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page. Room for the phone's bottom bar is kept below the footer. */
export function Shell({ nav, footer, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))] md:pb-0">
      <SkipLink />
      {nav}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      {footer}
    </div>
  );
}
