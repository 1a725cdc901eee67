import type { ReactNode } from 'react';

export interface ShellProps {
  nav: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every page. The footer begins below the first screen, so that nothing which loads late pushes it there.
 * Room for the phone's bottom bar is kept below it.
 *
 * An open dialog takes the pointer from the body, behind a backdrop of its own; that must not give each element of the
 * page its style anew.
 */
export function Shell({ nav, footer, children }: ShellProps) {
  return (
    <div className="pointer-events-auto flex min-h-dvh flex-col pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))] md:pb-0">
      <SkipLink />
      {nav}
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-var(--header-height))] flex-1 flex-col print:min-h-0"
      >
        {children}
      </main>
      {footer}
    </div>
  );
}

/** The first stop of the Tab key: past the navigation, to `<main id="main">`. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-full focus:bg-marigold focus:px-5 focus:py-3 focus:font-semibold focus:text-on-marigold"
    >
      Skip to content
    </a>
  );
}
