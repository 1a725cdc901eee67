import {
  employerStatusWordList,
  listEmployerApplications,
  type EmployerApplication,
} from '@nextshift/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import * as z from 'zod';
import { browserApi } from '../../platform/browser-api.ts';
import { employerKeys } from '../../platform/employer-keys.ts';

/** Which of an employer's applications a list holds. */
export const applicationFilter = z.object({
  state: z.enum(['open', 'closed']).optional(),
  jobId: z.string().optional(),
  status: z.enum(employerStatusWordList).optional(),
  /** Applications a page. */
  limit: z.number().optional(),
});

export type ApplicationFilter = z.output<typeof applicationFilter>;
export type ApplicationsState = NonNullable<ApplicationFilter['state']>;

export interface ApplicationPage {
  readonly applications: readonly EmployerApplication[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
  /** Applications that the filter lets through in all, on whichever page. */
  readonly totalCount: number;
}

export type ApplicationList = InfiniteData<ApplicationPage, string | null>;

type ApplicationListKey = readonly [...ReturnType<typeof employerKeys.applications>, object];

/** Applications to an employer's jobs, newest first. */
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
      return { applications, next, totalCount: totalCount ?? applications.length };
    },
    getNextPageParam: (last) => last.next,
  });
}

export function applicationsOf(list: ApplicationList | undefined): readonly EmployerApplication[] {
  return list?.pages.flatMap(({ applications }) => applications) ?? [];
}

/** How many applications the list has on the server; undefined until it has answered. */
export function countOf(list: ApplicationList | undefined): number | undefined {
  return list?.pages[0]?.totalCount;
}
