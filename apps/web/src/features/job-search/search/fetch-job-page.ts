import { filterJobs, searchIndustry, searchJobs, type Job } from '@nextshift/contract';
import type { Api } from '../../../platform/api/api-client.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

export interface JobPage {
  readonly jobs: readonly Job[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

export interface PageOptions {
  /** Null for the first page. */
  readonly cursor: string | null;
  readonly signal?: AbortSignal | undefined;
}

const NO_JOBS: JobPage = { jobs: [], next: null };

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
    const query = { ...criteriaQuery(criteria), ...page };
    const { body, next } = await api.call(filterJobs, { query, signal });
    return { jobs: body.rows.map(receiveJob), next };
  }
  if (call === 'location') {
    const query = { searchLocation, ...page };
    const { body, next } = await api.call(searchJobs, { query, signal });
    return { jobs: body.map(receiveJob), next };
  }
  if (call === 'industry' && industry !== null) {
    const query = { industry, ...page };
    const { body, next } = await api.call(searchIndustry, { query, signal });
    return { jobs: body.map(receiveJob), next };
  }
  return NO_JOBS;
}
