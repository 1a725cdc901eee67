import type { Job } from '@nextshift/contract';
import type { JobPage } from './fetch-job-page.ts';

/** A page of results to show. */
export interface FoundPage extends JobPage {
  /** How many jobs were hidden because the seeker has saved or applied to them. */
  readonly hiddenCount: number;
}

/** Removes from a page duplicates, and jobs that the seeker has saved or applied to (spec section 4). */
export function foundPage(
  { jobs, next, counts }: JobPage,
  earlier: readonly FoundPage[],
  hidden: ReadonlySet<string>,
): FoundPage {
  const known = new Set(jobsOfPages(earlier).map(({ id }) => id));
  const found = jobs.filter(({ id }) => !known.has(id));
  const shown = found.filter(({ id }) => !hidden.has(id));
  return { jobs: shown, next, counts, hiddenCount: found.length - shown.length };
}

export function jobsOfPages(pages: readonly FoundPage[]): readonly Job[] {
  return pages.flatMap(({ jobs }) => jobs);
}
