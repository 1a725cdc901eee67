import {
  applicationLists,
  employerApplicationSorts,
  employerStatusLabelList,
  LIST_LIMIT_DEFAULT,
  listEmployerApplications,
  type EmployerApplication,
} from '@nextshift/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import * as z from 'zod';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import {
  freshEmployerData,
  keepEmployerApplications,
  useEmployerDataStore,
} from '../../employer-data/index.ts';
import { closedWithJob } from '../decisions/application-rules.ts';

/** Which of an employer's applications a list contains. */
export const applicationFilter = z.object({
  state: z.enum(applicationLists).optional(),
  jobId: z.string().optional(),
  applicationId: z.string().optional(),
  status: z.enum(employerStatusLabelList).optional(),
  /** Words of the applicant's name or the job's title. */
  search: z.string().optional(),
  /** Answers to yes/no and choice questions, by the ids of these. */
  answers: z.record(z.string(), z.string()).optional(),
  /** Newest first unless given. */
  sort: z.enum(employerApplicationSorts).optional(),
  /** Applications per page. */
  limit: z.number().optional(),
});

export type ApplicationFilter = z.output<typeof applicationFilter>;

export interface ApplicationPage {
  readonly applications: readonly EmployerApplication[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
  /** Matching applications on all pages. */
  readonly totalCount: number;
}

export type ApplicationList = InfiniteData<ApplicationPage, string | null>;

type ApplicationListKey = readonly [...ReturnType<typeof employerKeys.applications>, object];

/** Applications to an employer's jobs. */
export function applicationsQuery(employerId: string, filter: ApplicationFilter) {
  return infiniteQueryOptions<
    ApplicationPage,
    Error,
    ApplicationList,
    ApplicationListKey,
    string | null
  >({
    queryKey: [...employerKeys.applications(employerId), filter],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const { body, next, totalCount } = await browserApi.call(listEmployerApplications, {
        params: { employerId },
        query: { ...filter, cursor: pageParam ?? undefined },
        signal,
      });
      const { applications } = body;
      const areNewest = pageParam === null && isUnfiltered(filter);
      keepEmployerApplications(employerId, applications, { areNewest });
      return { applications, next, totalCount: totalCount ?? applications.length };
    },
    getNextPageParam: (last) => last.next,
    placeholderData: () => {
      const { status, ...others } = filter;
      return isUnfiltered(others) ? keptApplications(employerId, filter) : undefined;
    },
  });
}

/** Whether the list starts with the newest of all. */
function isUnfiltered(filter: ApplicationFilter): boolean {
  return Object.entries(filter).every(([name, value]) => name === 'limit' || value === undefined);
}

/** The stored newest applications, until the server responds; those of jobs closed since read as closed. */
function keptApplications(
  employerId: string,
  { limit = LIST_LIMIT_DEFAULT, status }: ApplicationFilter,
): ApplicationList | undefined {
  const kept = freshEmployerData(useEmployerDataStore.getState(), employerId, Date.now());
  const closings = new Map(
    kept?.jobs
      .filter(({ status }) => status === 'Closed')
      .map(({ id, closedReason }) => [id, closedReason ?? 'closed']),
  );
  if (kept === null || kept.applications.length === 0) return undefined;
  const applications = kept.applications
    .map((application) => {
      const reason = closings.get(application.job.id);
      return reason === undefined ? application : closedWithJob(application, reason);
    })
    .filter((application) => status === undefined || application.status === status)
    .slice(0, limit);
  return {
    pages: [{ applications, next: null, totalCount: applications.length }],
    pageParams: [null],
  };
}

export function applicationsOf(list: ApplicationList | undefined): readonly EmployerApplication[] {
  return list?.pages.flatMap(({ applications }) => applications) ?? [];
}

/** Length of the list on the server; undefined until it responds. */
export function countOf(list: ApplicationList | undefined): number | undefined {
  return list?.pages[0]?.totalCount;
}
