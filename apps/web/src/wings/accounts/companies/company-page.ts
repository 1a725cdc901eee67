import {
  entityId,
  findEmployersByName,
  getEmployer,
  listCompanyJobs,
  type Job,
  type PublicEmployer,
} from '@nextshift/contract';
import type { Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { pageStatus } from '../../../platform/layout/page-error.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';

export interface CompanyJobPage {
  readonly jobs: readonly Job[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** The initial data of a company page. */
export interface CompanyPage {
  readonly company: PublicEmployer;
  /** Cursor at which the page starts; null at the first job. */
  readonly start: string | null;
  /** Null if they could not be loaded. */
  readonly jobs: CompanyJobPage | null;
  /** Why there are none; null if nothing failed. */
  readonly failure: string | null;
}

/**
 * The companies that an address names, by id or by name (spec section 2.1); may be empty.
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

/** The page of one company; if loading its jobs fails, it renders without them and says so. */
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
