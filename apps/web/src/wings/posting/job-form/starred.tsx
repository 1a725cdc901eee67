import type { ReactNode } from 'react';

/** A label with the star of a field that is expected but not required. */
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

/** The label of a field that is starred for a new job and required for an edit. */
export function starredField(label: string, isRequired: boolean) {
  return isRequired ? { label, required: true } : { label: <Starred>{label}</Starred> };
}
