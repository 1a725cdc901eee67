import type { ReactNode } from 'react';

/** A label with the star of a field that is expected, though the job is taken without it. */
export function Starred({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="text-danger">
        {' *'}
      </span>
    </>
  );
}
