import type { EmployerApplication } from '@nextshift/contract';
import type { QueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import {
  freshEmployerData,
  keepEmployerApplications,
  useEmployerDataStore,
} from '../../employer-data/index.ts';
import {
  applicationFilter,
  applicationsOf,
  type ApplicationFilter,
  type ApplicationList,
  type ApplicationPage,
} from './application-list.ts';
import { closedWithJob, isDue, isOpen } from '../decisions/application-rules.ts';

/**
 * Updates a changed application in every loaded list that it stays in, and removes it from the others. Lists
 * that it enters come from the server.
 */
export function changeApplication(
  queryClient: QueryClient,
  employerId: string,
  application: EmployerApplication,
): void {
  keepEmployerApplications(employerId, [application]);
  changeLists(queryClient, employerId, (list, filter) => changeInList(list, filter, application));
}

/**
 * Updates how many openings a job has left in every loaded list and the stored copy. A job that was just filled closes the
 * other applications to it.
 */
export function changeJobInLists(
  queryClient: QueryClient,
  employerId: string,
  { id, status, openingsLeft }: Pick<EmployerApplication['job'], 'id' | 'status' | 'openingsLeft'>,
): void {
  const changedAmong = (applications: readonly EmployerApplication[]) =>
    applications
      .filter(({ job }) => job.id === id)
      .map((application) => {
        const changed = { ...application, job: { ...application.job, openingsLeft } };
        return status === 'Closed' ? closedWithJob(changed, 'filled') : changed;
      });
  const kept = freshEmployerData(useEmployerDataStore.getState(), employerId, Date.now());
  keepEmployerApplications(employerId, changedAmong(kept?.applications ?? []));
  changeLists(queryClient, employerId, (list, filter) =>
    changedAmong(applicationsOf(list)).reduce(
      (changed, application) => changeInList(changed, filter, application),
      list,
    ),
  );
}

/** Mutation key of a pending decision; those with the same `about` must not overtake each other. */
export function decidingKey(employerId: string, ...about: readonly string[]) {
  return ['decide-application', employerId, ...about];
}

/** Resolves when no decision is pending any more. */
export function afterPendingDecisions(queryClient: QueryClient, employerId: string): Promise<void> {
  const mutationKey = decidingKey(employerId);
  return new Promise((resolve) => {
    const check = () => {
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getMutationCache().subscribe(check);
    check();
  });
}

/**
 * Refetches every list after the response to the last pending decision: until then the server
 * does not know everything that the screen shows.
 */
export function refreshLists(queryClient: QueryClient, employerId: string): void {
  if (queryClient.isMutating({ mutationKey: decidingKey(employerId) }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
}

/** Every loaded list, for `restoreLists` if a decision fails. */
export function loadedLists(queryClient: QueryClient, employerId: string) {
  const queryKey = employerKeys.applications(employerId);
  return queryClient.getQueriesData<ApplicationList>({ queryKey });
}

export function restoreLists(
  queryClient: QueryClient,
  employerId: string,
  { lists, before }: { lists: ReturnType<typeof loadedLists>; before: EmployerApplication },
): void {
  keepEmployerApplications(employerId, [before]);
  for (const [key, list] of lists) queryClient.setQueryData(key, list);
}

/** Removes a deleted application from every loaded list. */
export function removeApplication(queryClient: QueryClient, employerId: string, id: string): void {
  changeLists(queryClient, employerId, (list) => withoutApplication(list, id));
}

function changeLists(
  queryClient: QueryClient,
  employerId: string,
  change: (list: ApplicationList, filter: ApplicationFilter) => ApplicationList,
): void {
  for (const [key, list] of loadedLists(queryClient, employerId)) {
    if (list) queryClient.setQueryData(key, change(list, applicationFilter.parse(key.at(-1))));
  }
}

/** @returns the list with the application updated, or removed if it no longer matches the filter. */
export function changeInList(
  list: ApplicationList,
  filter: ApplicationFilter,
  application: EmployerApplication,
): ApplicationList {
  if (!stays(filter, application)) return withoutApplication(list, application.id);
  return mapPages(list, 0, ({ applications }) =>
    applications.map((other) => (other.id === application.id ? application : other)),
  );
}

function withoutApplication(list: ApplicationList, id: string): ApplicationList {
  if (!applicationsOf(list).some((other) => other.id === id)) return list;
  return mapPages(list, -1, ({ applications }) => applications.filter((other) => other.id !== id));
}

/** A decision changes no other property that lists filter by. */
function stays({ state, status }: ApplicationFilter, application: EmployerApplication): boolean {
  if (state === 'due' && !isDue(application, new Date())) return false;
  if (state === 'new' && application.status !== 'Active') return false;
  if (state !== undefined && (state === 'closed') === isOpen(application)) return false;
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
