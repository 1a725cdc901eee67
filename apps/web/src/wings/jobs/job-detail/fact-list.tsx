import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Fact {
  readonly icon?: ReactNode;
  readonly term: string;
  readonly value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  className: string;
}

/** Facts by their terms; those without a value are left out. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={clsx('grid gap-y-5', className)}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ icon, term, value }) => (
          <div key={term} className={clsx('relative min-w-0', icon && 'pl-8')}>
            <dt className="text-sm text-ink-soft">
              {icon ? (
                <span aria-hidden="true" className="absolute top-0.5 left-0 [&_svg]:size-5">
                  {icon}
                </span>
              ) : null}
              {term}
            </dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
