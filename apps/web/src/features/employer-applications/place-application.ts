import type { EmployerApplication } from '@nextshift/contract';
import type { QueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../platform/employer-keys.ts';
import {
  applicationFilter,
  applicationsOf,
  type ApplicationFilter,
  type ApplicationList,
  type ApplicationPage,
} from './application-list.ts';
import { isOpen } from './application-rules.ts';

/**
 * Brings a changed application into every loaded list: it leaves those whose filter it no longer
 * meets and enters, in its place by date, those that it meets now.
 */
export function placeApplication(
  queryClient: QueryClient,
  employerId: string,
  application: EmployerApplication,
): void {
  const queryKey = employerKeys.applications(employerId);
  for (const [key, list] of queryClient.getQueriesData<ApplicationList>({ queryKey })) {
    const filter = applicationFilter.parse(key.at(-1));
    if (list) queryClient.setQueryData(key, placeInList(list, filter, application));
  }
}

/** @returns the list with the application where its filter wants it, or without it. */
export function placeInList(
  list: ApplicationList,
  filter: ApplicationFilter,
  application: EmployerApplication,
): ApplicationList {
  const isIn = applicationsOf(list).some(({ id }) => id === application.id);
  const belongs = meets(filter, application);
  if (isIn && belongs) {
    return mapPages(list, 0, ({ applications }) =>
      applications.map((other) => (other.id === application.id ? application : other)),
    );
  }
  if (isIn) {
    return mapPages(list, -1, ({ applications }) =>
      applications.filter(({ id }) => id !== application.id),
    );
  }
  return belongs ? insert(list, application) : list;
}

function insert(list: ApplicationList, application: EmployerApplication): ApplicationList {
  const isNewer = (other: EmployerApplication) => other.createdAt < application.createdAt;
  const at = list.pages.findIndex(
    ({ applications, next }) => applications.some(isNewer) || next === null,
  );
  // Older than all that is loaded: it is only counted, and comes with its page.
  return mapPages(list, 1, ({ applications }, index) =>
    index === at
      ? [
          ...applications.filter((other) => !isNewer(other)),
          application,
          ...applications.filter(isNewer),
        ]
      : applications,
  );
}

function meets({ state, jobId, status }: ApplicationFilter, application: EmployerApplication) {
  if (state !== undefined && (state === 'open') !== isOpen(application)) return false;
  if (jobId !== undefined && jobId !== application.job.id) return false;
  return status === undefined || status === application.status;
}

function mapPages(
  list: ApplicationList,
  countChange: number,
  applicationsOfPage: (page: ApplicationPage, index: number) => readonly EmployerApplication[],
): ApplicationList {
  const pages = list.pages.map((page, index) => ({
    ...page,
    applications: applicationsOfPage(page, index),
    totalCount: page.totalCount + countChange,
  }));
  return { ...list, pages };
}
