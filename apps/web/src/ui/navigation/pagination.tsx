import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Slot } from '../display/slot.tsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { buttonLook } from '../buttons/button-look.ts';

type LinkElement = ReactElement<{ children?: ReactNode }>;

export interface PaginationProps {
  /** Names the row, e.g. 'Job pages'. */
  label: string;
  /** Empty links; a missing one means there is no such page. */
  previous?: LinkElement | undefined;
  next?: LinkElement | undefined;
  /** Between the links, e.g. '24 of 310 jobs'. */
  summary?: ReactNode;
  className?: string;
}

export function Pagination({ label, previous, next, summary, className }: PaginationProps) {
  if (!previous && !next) return null;
  const look = buttonLook('secondary', 'medium', false);
  return (
    <nav
      aria-label={label}
      className={clsx('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <span className="flex-1">
        {previous ? (
          <Slot className={look}>
            {cloneElement(
              previous,
              {},
              <>
                <ChevronLeft aria-hidden="true" />
                Previous
              </>,
            )}
          </Slot>
        ) : null}
      </span>
      {summary ? <span className="text-sm text-ink-soft">{summary}</span> : null}
      <span className="flex flex-1 justify-end">
        {next ? (
          <Slot className={look}>
            {cloneElement(
              next,
              {},
              <>
                Next
                <ChevronRight aria-hidden="true" />
              </>,
            )}
          </Slot>
        ) : null}
      </span>
    </nav>
  );
}
