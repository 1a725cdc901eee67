import { OPENED_JOB } from '../../entities/job/opened-job.ts';
import { paths } from '../../platform/routing/paths.ts';

/** What a visitor wanted of a job when they were sent to sign in. */
export type Intent = 'save' | 'apply';

const INTENT = 'intent';
const JOB_PAGE = /^\/jobs\/([0-9a-f-]{36})$/;

/** Longer queries are left behind: a page names its own once for each of its jobs. */
const SEARCH_MAX = 500;

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The way back to a job that is open, or lies in a list, with what is wanted of it: for `next`. */
export function pathWithIntent({ pathname, search }: Place, jobId: string, intent: Intent): string {
  const params = new URLSearchParams(search.length > SEARCH_MAX ? '' : search);
  if (pathname !== paths.job(jobId)) params.set(OPENED_JOB, jobId);
  params.set(INTENT, intent);
  return `${pathname}?${params}`;
}

/** Where a `next` path leads. */
export interface Destination {
  /** The page itself: a list, where the job lies over one. */
  readonly page: string;
  /** The job that is wanted there. */
  readonly jobId: string | null;
  /** Whether the job is to be opened over the page. */
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
