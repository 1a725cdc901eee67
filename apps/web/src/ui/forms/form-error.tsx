import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FormErrorProps {
  /** e.g. 'Please answer the following questions:' above a list. */
  title?: ReactNode;
  /** Renders nothing while empty, so it can always be at the top of a form. */
  children?: ReactNode;
  /** Several failures. */
  items?: readonly string[];
  className?: string;
}

/** The red box at the top of a form. */
export function FormError({ title, children, items = [], className }: FormErrorProps) {
  if (!children && items.length === 0) return null;
  return (
    <div
      role="alert"
      className={clsx(
        'flex gap-3 rounded-control border border-danger/40 bg-danger-soft p-4 text-ink forced-colors:border',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0 space-y-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {items.length > 0 ? (
          <ul className="list-disc space-y-0.5 pl-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
