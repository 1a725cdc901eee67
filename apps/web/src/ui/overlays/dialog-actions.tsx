import type { ReactNode } from 'react';

/** The last part of a form within a dialog: its buttons stay visible below the scrolling part. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-10 -mx-5 -mb-6 grid gap-3 border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-7 sm:px-7">
      {children}
    </div>
  );
}
