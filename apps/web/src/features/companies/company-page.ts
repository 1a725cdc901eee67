import {
  entityId,
  findEmployersByName,
  getEmployer,
  listCompanyJobs,
  type Job,
  type PublicEmployer,
} from '@nextshift/contract';
import type { Api } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { pageStatus } from '../../platform/layout/page-error.ts';
import { receiveJob } from '../../entities/job/receive-job.ts';

export interface CompanyJobPage {
  readonly jobs: readonly Job[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** What a company page begins with. */
export interface CompanyPage {
  readonly company: PublicEmployer;
  /** Where in the company's jobs the page begins; null at their start. */
  readonly start: string | null;
  /** Null where they could not be had. */
  readonly jobs: CompanyJobPage | null;
  /** Why there are none to show; null where nothing failed. */
  readonly failure: string | null;
}

/**
 * The companies that an address names, by id or by name (spec section 2.1); none where there is no such.
 * @throws {ApiError}
 */
export async function findCompanies(api: Api, idOrName: string): Promise<PublicEmployer[]> {
  if (entityId.safeParse(idOrName).success) {
    return [(await api.call(getEmployer, { params: { employerId: idOrName } })).body];
  }
  return (await api.call(findEmployersByName, { params: { name: idOrName } })).body;
}

/** One page of a company's active jobs. @throws {ApiError} */
export async function fetchCompanyJobs(
  api: Api,
  employerId: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<CompanyJobPage> {
  const { body, next } = await api.call(listCompanyJobs, {
    params: { employerId },
    query: { cursor: cursor ?? undefined },
    signal,
  });
  return { jobs: body.map(receiveJob), next };
}

/** The page of one company; where its jobs cannot be had it still stands, and says so. */
export async function loadCompanyPage(
  api: Api,
  company: PublicEmployer,
  start: string | null,
): Promise<{ page: CompanyPage; status: number }> {
  try {
    const jobs = await fetchCompanyJobs(api, company.id, start);
    return { page: { company, start, jobs, failure: null }, status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const page = { company, start, jobs: null, failure: error.message };
    return { page, status: pageStatus(error.status) };
  }
}
