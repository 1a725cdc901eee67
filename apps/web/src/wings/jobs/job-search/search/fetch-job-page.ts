import { filterJobs, searchIndustry, searchJobs, type Job } from '@nextshift/contract';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { ListedJob } from '../../../../entities/job/listed-job.ts';
import { receiveJob } from '../../../../entities/job/receive-job.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import { apiQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

export interface JobPage {
  readonly jobs: readonly ListedJob[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
  readonly counts: SearchCounts;
}

/** How many jobs a search has in all. */
export interface SearchCounts {
  /** Null if nobody counted. */
  readonly total: number | null;
  /** There are more than `total`. */
  readonly isLimited: boolean;
  /** What the wage filter leaves out because its pay is not by the hour. */
  readonly unpriced: number;
  /** The remote ones of the jobs around a place. */
  readonly remote: number;
}

export const NOT_COUNTED: SearchCounts = { total: null, isLimited: false, unpriced: 0, remote: 0 };

export interface PageOptions {
  /** Null for the first page. */
  readonly cursor: string | null;
  readonly signal?: AbortSignal | undefined;
}

const NO_JOBS: JobPage = { jobs: [], next: null, counts: NOT_COUNTED };

/** One page of a search, by the call that serves it. @throws {ApiError} */
export async function fetchJobPage(
  api: Api,
  criteria: SearchCriteria,
  { cursor, signal }: PageOptions,
): Promise<JobPage> {
  const { searchLocation, industry } = criteria;
  const page = { cursor: cursor ?? undefined };
  const call = chooseSearchCall(criteria);
  if (call === 'filtered') {
    const query = { ...apiQuery(criteria), ...page };
    const { body, ...answer } = await api.call(filterJobs, { query, signal });
    return pageOf(body.rows, answer);
  }
  if (call === 'location') {
    const query = { searchLocation, ...page };
    const { body, ...answer } = await api.call(searchJobs, { query, signal });
    return pageOf(body, answer);
  }
  if (call === 'industry' && industry !== null) {
    const query = { industry, ...page };
    const { body, ...answer } = await api.call(searchIndustry, { query, signal });
    return pageOf(body, answer);
  }
  return NO_JOBS;
}

interface Answer {
  readonly next: string | null;
  readonly totalCount: number | null;
  readonly isTotalLimited: boolean;
  readonly unpricedCount: number | null;
  readonly remoteCount: number | null;
}

function pageOf(jobs: readonly Job[], answer: Answer): JobPage {
  return {
    jobs: jobs.map(receiveJob),
    next: answer.next,
    counts: {
      total: answer.totalCount,
      isLimited: answer.isTotalLimited,
      unpriced: answer.unpricedCount ?? 0,
      remote: answer.remoteCount ?? 0,
    },
  };
}
