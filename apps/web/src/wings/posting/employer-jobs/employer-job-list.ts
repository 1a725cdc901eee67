import {
  LIST_LIMIT_DEFAULT,
  listEmployerJobs,
  type ApplicationCount,
  type FilledJob,
  type FormerApplicants,
  type Job,
  type JobStatus,
} from '@nextshift/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import {
  freshEmployerData,
  keepEmployerJobs,
  useEmployerDataStore,
} from '../../hiring/employer-data/index.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';

export interface EmployerJobPage {
  readonly jobs: readonly Job[];
  /** Those with an accepted applicant; without an opening left they cannot be reposted. */
  readonly filledJobs: readonly FilledJob[];
  /** Those with applicants to bring back, were they active. */
  readonly formerApplicants: readonly FormerApplicants[];
  readonly applicationCounts: readonly ApplicationCount[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
  /** Jobs of this status on all pages. */
  readonly totalCount: number;
}

export type EmployerJobList = InfiniteData<EmployerJobPage, string | null>;

/** An employer's jobs of one status, newest first. */
export function employerJobsQuery(employerId: string, status: JobStatus) {
  return infiniteQueryOptions<
    EmployerJobPage,
    Error,
    EmployerJobList,
    readonly string[],
    string | null
  >({
    queryKey: employerJobsKey(employerId, status),
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const { body, next, totalCount } = await browserApi.call(listEmployerJobs, {
        params: { employerId },
        query: { status, cursor: pageParam ?? undefined },
        signal,
      });
      const jobs = body.jobs.map(receiveJob);
      if (pageParam === null) keepEmployerJobs(employerId, status, jobs);
      return {
        jobs,
        filledJobs: body.filledJobs,
        formerApplicants: body.formerApplicants,
        applicationCounts: body.applicationCounts,
        next,
        totalCount: totalCount ?? body.jobs.length,
      };
    },
    getNextPageParam: (last) => last.next,
    placeholderData: () => keptJobs(employerId, status),
  });
}

/** The stored list, until the server responds; only if it is known to be complete. */
function keptJobs(employerId: string, status: JobStatus): EmployerJobList | undefined {
  const kept = freshEmployerData(useEmployerDataStore.getState(), employerId, Date.now());
  const jobs = kept?.jobs.filter((job) => job.status === status) ?? [];
  if (jobs.length === 0 || jobs.length >= LIST_LIMIT_DEFAULT) return undefined;
  const counts = { filledJobs: [], formerApplicants: [], applicationCounts: [] };
  return {
    pages: [{ jobs, ...counts, next: null, totalCount: jobs.length }],
    pageParams: [null],
  };
}

export function employerJobsKey(employerId: string, status: JobStatus): readonly string[] {
  return [...employerKeys.jobs(employerId), status];
}

export function jobsOf(list: EmployerJobList | undefined): readonly Job[] {
  return list?.pages.flatMap(({ jobs }) => jobs) ?? [];
}

/** Accepted applications by job id. */
export type AcceptedApplications = ReadonlyMap<string, string>;

export function acceptedApplicationsOf(list: EmployerJobList | undefined): AcceptedApplications {
  const filled = list?.pages.flatMap(({ filledJobs }) => filledJobs) ?? [];
  return new Map(filled.map(({ jobId, applicationId }) => [jobId, applicationId]));
}

/** How many could be brought back, by job id. */
export type FormerApplicantCounts = ReadonlyMap<string, number>;

export function formerApplicantsOf(list: EmployerJobList | undefined): FormerApplicantCounts {
  const former = list?.pages.flatMap(({ formerApplicants }) => formerApplicants) ?? [];
  return new Map(former.map(({ jobId, count }) => [jobId, count]));
}

/** How many have applied to a job, for its row. */
export type CountApplicants = (job: Job) => number;

/** Anyone who counts for the plan of an active job; everyone who has applied to a closed one. */
export function applicantsOf(list: EmployerJobList | undefined): CountApplicants {
  const all = list?.pages.flatMap(({ applicationCounts }) => applicationCounts) ?? [];
  const counts = new Map(all.map(({ jobId, count }) => [jobId, count]));
  return ({ id, status, applicantCount }) =>
    status === 'Active' ? applicantCount : (counts.get(id) ?? applicantCount);
}

/** Length of the list on the server; undefined until it responds. */
export function countOf(list: EmployerJobList | undefined): number | undefined {
  return list?.pages[0]?.totalCount;
}
