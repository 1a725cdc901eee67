import { clsx } from 'clsx';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ActingNeedsScript } from '../../../../entities/job/acting-needs-script.tsx';
import type { ListedJob } from '../../../../entities/job/listed-job.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { SkeletonGroup, Skeleton, SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { JobCard, type JobCardProps } from './job-card.tsx';

/** Up to four columns, as many as there is room for beside the filters. */
const GRID = 'grid gap-3 @lg:gap-4 @lg:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4';

/**
 * An off-screen card is not laid out; the padding leaves room for its shadow. Until it is, its height is that of a row
 * on a phone, elsewhere of its picture (9/16 of the column) and of what most cards say: Back restores a place in a list
 * of hundreds. Beyond the first page the last cards are always laid out, so that the footer does not move when one
 * scrolls to it.
 */
const ITEM = clsx(
  '-m-2 p-2 [content-visibility:auto] in-data-keeping-place:[content-visibility:visible] [&:nth-child(n+25):nth-last-child(-n+8)]:[content-visibility:visible]',
  '[contain-intrinsic-height:auto_10rem] @lg:[contain-intrinsic-height:auto_calc(16.5rem+27.5cqw)]',
  '@3xl:[contain-intrinsic-height:auto_calc(16.75rem+18cqw)] @5xl:[contain-intrinsic-height:auto_calc(17.25rem+13.5cqw)]',
);

/** Two rows where the grid is widest. */
const BEFORE_BANNER = 8;

export interface JobGridProps extends Pick<JobCardProps, 'actions' | 'headingLevel' | 'marked'> {
  jobs: readonly ListedJob[];
  listRef?: ComponentProps<'ul'>['ref'];
  /** Across the grid, after the first jobs; for visitors only. */
  banner?: ReactNode;
}

/** Jobs in a grid of up to four columns. */
export function JobGrid({ jobs, listRef, banner, ...card }: JobGridProps) {
  return (
    <div className="@container">
      <ActingNeedsScript className="mb-4" />
      <ul ref={listRef} className={GRID}>
        {jobs.map((job, at) => (
          <Fragment key={job.id}>
            <li data-job={job.id} className={ITEM}>
              <JobCard job={job} {...card} />
            </li>
            {banner && at + 1 === Math.min(BEFORE_BANNER, jobs.length) ? (
              <li data-aside className="col-span-full hidden session-visitor:block">
                {banner}
              </li>
            ) : null}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

/** The grid while its jobs are loading. */
export function JobGridSkeleton({ cards }: { cards: number }) {
  return (
    <SkeletonGroup label="Loading jobs" className="@container">
      <div className={GRID}>
        {Array.from({ length: cards }, (_, card) => (
          <Card key={card} padding="none" className="overflow-hidden">
            <Skeleton className="aspect-video @max-lg:hidden" />
            <div className="p-4">
              <SkeletonText lines={5} className="mt-2 @max-lg:mt-0" />
              <Skeleton className="mt-5 h-9 rounded-full @max-lg:hidden" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
