import { clsx } from 'clsx';
import { Fragment } from 'react';

/** Short facts in one line with a dot between them, and none where a line breaks. */
export function DottedParts({
  parts,
  className,
}: {
  parts: readonly string[];
  className?: string;
}) {
  return (
    <p className={clsx('dotted-parts', className)}>
      {parts.map((part) => (
        <Fragment key={part}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
