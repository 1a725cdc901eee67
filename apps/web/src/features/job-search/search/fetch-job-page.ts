import { filterJobs, searchIndustry, searchJobs, type Job } from '@nextshift/contract';
import type { Api } from '../../../platform/api/api-client.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';

export interface JobPage {
  readonly jobs: readonly Job[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

export interface PageOptions {
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const NO_JOBS: JobPage = { jobs: [], next: null };

/** One page of a search, by whichever call answers it. @throws {ApiError} */
export async function fetchJobPage(
  api: Api,
  criteria: SearchCriteria,
  { cursor, signal }: PageOptions = {},
): Promise<JobPage> {
  const { searchLocation, industry } = criteria;
  const call = chooseSearchCall(criteria);
  if (call === 'filtered') {
    const query = { ...filteredQuery(criteria), cursor };
    const { body, next } = await api.call(filterJobs, { query, signal });
    return { jobs: body.rows.map(receiveJob), next };
  }
  if (call === 'location') {
    const answer = await api.call(searchJobs, { query: { searchLocation, cursor }, signal });
    return { jobs: answer.body.map(receiveJob), next: answer.next };
  }
  if (call === 'industry' && industry !== null) {
    const answer = await api.call(searchIndustry, { query: { industry, cursor }, signal });
    return { jobs: answer.body.map(receiveJob), next: answer.next };
  }
  return NO_JOBS;
}

function filteredQuery(criteria: SearchCriteria) {
  return {
    searchQuery: criteria.searchQuery || undefined,
    searchLocation: criteria.searchLocation || undefined,
    industry: criteria.industry ?? undefined,
    minWage: criteria.minWage ?? undefined,
    maxWage: criteria.maxWage ?? undefined,
    type: [...criteria.type],
    experience: [...criteria.experience],
    locationType: [...criteria.locationType],
  };
}
