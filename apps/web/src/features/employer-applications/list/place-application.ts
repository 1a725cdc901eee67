import type { EmployerApplication } from '@nextshift/contract';
import type { QueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { keepEmployerApplications } from '../../../platform/session/employer/employer-data-store.ts';
import {
  applicationFilter,
  applicationsOf,
  type ApplicationFilter,
  type ApplicationList,
  type ApplicationPage,
} from './application-list.ts';
import { comesBefore } from './application-order.ts';
import { isOpen } from '../decisions/application-rules.ts';
import { matchesSearch } from './matches-search.ts';

/**
 * Brings a changed application into every loaded list: it leaves those whose filter it no longer
 * meets and enters, in its place by the list's order, those that it meets now.
 */
export function placeApplication(
  queryClient: QueryClient,
  employerId: string,
  application: EmployerApplication,
): void {
  keepEmployerApplications(employerId, [application]);
  changeLists(queryClient, employerId, (list, filter) => placeInList(list, filter, application));
}

/** The same for every loaded application to a job that has just been closed. */
export function closeJobInLists(queryClient: QueryClient, employerId: string, jobId: string): void {
  const known = new Map<string, EmployerApplication>();
  changeLists(queryClient, employerId, (list) => {
    for (const application of applicationsOf(list)) {
      if (application.job.id === jobId) known.set(application.id, application);
    }
    return list;
  });
  for (const application of known.values()) {
    const job = { ...application.job, status: 'Closed' as const };
    placeApplication(queryClient, employerId, { ...application, job });
  }
}

/** Takes a deleted application out of every loaded list. */
export function removeApplication(queryClient: QueryClient, employerId: string, id: string): void {
  changeLists(queryClient, employerId, (list) => withoutApplication(list, id));
}

function changeLists(
  queryClient: QueryClient,
  employerId: string,
  change: (list: ApplicationList, filter: ApplicationFilter) => ApplicationList,
): void {
  const queryKey = employerKeys.applications(employerId);
  for (const [key, list] of queryClient.getQueriesData<ApplicationList>({ queryKey })) {
    if (list) queryClient.setQueryData(key, change(list, applicationFilter.parse(key.at(-1))));
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
  if (isIn) return withoutApplication(list, application.id);
  return belongs ? insert(list, filter, application) : list;
}

function withoutApplication(list: ApplicationList, id: string): ApplicationList {
  if (!applicationsOf(list).some((other) => other.id === id)) return list;
  return mapPages(list, -1, ({ applications }) => applications.filter((other) => other.id !== id));
}

function insert(
  list: ApplicationList,
  { sort }: ApplicationFilter,
  application: EmployerApplication,
): ApplicationList {
  const isLater = (other: EmployerApplication) => comesBefore(application, other, sort);
  const at = list.pages.findIndex(
    ({ applications, next }) => applications.some(isLater) || next === null,
  );
  // Later than all that is loaded: it is only counted, and comes with its page.
  return mapPages(list, 1, ({ applications }, index) =>
    index === at
      ? [
          ...applications.filter((other) => !isLater(other)),
          application,
          ...applications.filter(isLater),
        ]
      : applications,
  );
}

function meets(
  { state, jobId, status, search, answers = {} }: ApplicationFilter,
  application: EmployerApplication,
): boolean {
  if (search !== undefined && !matchesSearch(application, search)) return false;
  if (state !== undefined && (state === 'open') !== isOpen(application)) return false;
  if (jobId !== undefined && jobId !== application.job.id) return false;
  const given = application.questionAnswers;
  if (Object.entries(answers).some(([id, answer]) => given[id] !== answer)) return false;
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
