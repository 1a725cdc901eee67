import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup, SkeletonText } from '../feedback/skeleton.tsx';

/** What comes: cards beside each other, a list, a form, or the word that something worked. */
export type ScreenShape = 'cards' | 'list' | 'form' | 'done';

/** The placeholder of a signed-in screen until its session or what it shows is known. */
export function GuardSkeleton({ shape = 'cards' }: { shape?: ScreenShape }) {
  return (
    <SkeletonGroup label="Loading" className="page-column space-y-6 py-6 sm:py-10">
      <noscript>
        <p className="font-semibold">
          This page needs JavaScript. Jobs and company pages work without it.
        </p>
      </noscript>
      {shapes[shape]}
    </SkeletonGroup>
  );
}

const shapes: Readonly<Record<ScreenShape, ReactNode>> = {
  cards: (
    <>
      <Skeleton className="h-9 w-64" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </>
  ),
  list: (
    <>
      <Skeleton className="h-9 w-64" />
      <div className="space-y-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-28 rounded-card" />
        ))}
      </div>
    </>
  ),
  form: (
    <div className="page-narrow space-y-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="ml-auto h-12 w-44 rounded-full" />
    </div>
  ),
  done: (
    <div className="mx-auto max-w-3xl space-y-5">
      <Skeleton className="mx-auto size-16 rounded-full" />
      <Skeleton className="mx-auto h-10 w-80" />
      <Skeleton className="mx-auto h-5 w-60" />
      <div className="rounded-card border border-line bg-surface p-5">
        <SkeletonText lines={4} />
      </div>
    </div>
  ),
};
