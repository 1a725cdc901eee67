import type { ListedJob } from '../../../../entities/job/listed-job.ts';
import type { JobPage } from './fetch-job-page.ts';

/** Why each job is hidden; one that is saved and applied to was applied to. */
export type HiddenJobIds = ReadonlyMap<string, 'saved' | 'applied'>;

/** How many jobs were hidden because the seeker has saved or applied to them. */
export interface HiddenCounts {
  readonly count: number;
  /** Those applied to; the others were saved. */
  readonly applied: number;
  readonly remote: number;
}

export const NONE_HIDDEN: HiddenCounts = { count: 0, applied: 0, remote: 0 };

/** A page of results to show. */
export interface FoundPage extends JobPage {
  readonly hidden: HiddenCounts;
}

/** Removes from a page duplicates, and jobs that the seeker has saved or applied to (spec section 4). */
export function foundPage(
  { jobs, next, counts }: JobPage,
  earlier: readonly FoundPage[],
  hiddenIds: HiddenJobIds,
): FoundPage {
  const known = new Set(jobsOfPages(earlier).map(({ id }) => id));
  const found = jobs.filter(({ id }) => !known.has(id));
  const hidden = found.filter(({ id }) => hiddenIds.has(id));
  return {
    jobs: found.filter((job) => !hidden.includes(job)),
    next,
    counts,
    hidden: {
      count: hidden.length,
      applied: hidden.filter(({ id }) => hiddenIds.get(id) === 'applied').length,
      remote: hidden.filter(({ locationType }) => locationType === 'Remote').length,
    },
  };
}

export function jobsOfPages(pages: readonly FoundPage[]): readonly ListedJob[] {
  return pages.flatMap(({ jobs }) => jobs);
}

export function addHidden(one: HiddenCounts, other: HiddenCounts): HiddenCounts {
  return {
    count: one.count + other.count,
    applied: one.applied + other.applied,
    remote: one.remote + other.remote,
  };
}
