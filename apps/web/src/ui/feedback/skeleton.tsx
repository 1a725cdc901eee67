import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A block in the shape of loading content; size by class, and rounding where it is not the usual one. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block max-w-full animate-shimmer bg-sunken [:where(&)]:rounded-lg',
        className,
      )}
    />
  );
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5'];

/** Lines of loading text. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', LINE_WIDTHS[line % LINE_WIDTHS.length])} />
      ))}
    </span>
  );
}

/** Wraps skeletons and announces loading once. Seen only after 150 ms: what comes sooner replaces nothing. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" data-loading="" className={clsx('animate-appear-late', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

interface SkeletonGroupProps {
  /** e.g. 'Loading jobs' */
  label: string;
  children: ReactNode;
  className?: string;
}
