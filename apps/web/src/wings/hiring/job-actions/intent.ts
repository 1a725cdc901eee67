import { OPENED_JOB } from '../../../entities/job/opened-job.ts';
import { paths } from '../../../platform/routing/paths.ts';

/** What a visitor wanted to do with a job when they were sent to sign in. */
export type Intent = 'save' | 'apply';

const INTENT = 'intent';
const JOB_PAGE = /^\/jobs\/([0-9a-f-]{36})$/;

/** Longer queries are dropped: a page repeats its own in the links of each job. */
const SEARCH_MAX = 500;

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The path back to an open or listed job, with the intent: for `next`. */
export function pathWithIntent({ pathname, search }: Place, jobId: string, intent: Intent): string {
  const params = new URLSearchParams(search.length > SEARCH_MAX ? '' : search);
  if (pathname !== paths.job(jobId)) params.set(OPENED_JOB, jobId);
  params.set(INTENT, intent);
  return `${pathname}?${params}`;
}

/** Where a `next` path leads. */
export interface Destination {
  /** The page itself: the list if the job opens over one. */
  readonly page: string;
  /** The job to save or apply to. */
  readonly jobId: string | null;
  /** Whether to open the job over the page. */
  readonly isOverPage: boolean;
  readonly intent: Intent | null;
}

/** Reads a path of this site as `nextPath` gives it. */
export function destinationOf(next: string): Destination {
  const { pathname, searchParams, hash } = new URL(next, 'http://here.invalid');
  const intent = searchParams.get(INTENT);
  searchParams.delete(INTENT);
  const opened = searchParams.get(OPENED_JOB);
  searchParams.delete(OPENED_JOB);
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return {
    page: pathname + query + hash,
    jobId: opened ?? JOB_PAGE.exec(pathname)?.[1] ?? null,
    isOverPage: opened !== null,
    intent: intent === 'save' || intent === 'apply' ? intent : null,
  };
}
