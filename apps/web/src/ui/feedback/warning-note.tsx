import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Something to know or to mend, beside its sign. */
export function WarningNote({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx(
        'flex gap-3 rounded-control bg-warning-soft p-4 forced-colors:border',
        className,
      )}
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      {children}
    </div>
  );
}
