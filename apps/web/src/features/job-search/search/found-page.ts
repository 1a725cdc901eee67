import type { Job } from '@nextshift/contract';
import type { JobPage } from './fetch-job-page.ts';

/** A page of results as it is shown. */
export interface FoundPage extends JobPage {
  /** How many jobs were taken out because the seeker has saved or applied to them. */
  readonly setAside: number;
}

/** Takes out of a page what earlier pages show already, and what the seeker has dealt with (spec section 4). */
export function foundPage(
  { jobs, next }: JobPage,
  earlier: readonly FoundPage[],
  hidden: ReadonlySet<string>,
): FoundPage {
  const known = new Set(jobsOfPages(earlier).map(({ id }) => id));
  const found = jobs.filter(({ id }) => !known.has(id));
  const shown = found.filter(({ id }) => !hidden.has(id));
  return { jobs: shown, next, setAside: found.length - shown.length };
}

export function jobsOfPages(pages: readonly FoundPage[]): readonly Job[] {
  return pages.flatMap(({ jobs }) => jobs);
}
