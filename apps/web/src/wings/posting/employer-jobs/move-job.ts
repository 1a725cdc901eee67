import { jobStatuses, type Job } from '@nextshift/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keepEmployerJob } from '../../hiring/employer-data/index.ts';
import {
  employerJobsKey,
  jobsOf,
  type EmployerJobList,
  type EmployerJobPage,
} from './employer-job-list.ts';

/**
 * Puts a job at the front of the stored jobs and of the loaded list of its status and removes it from
 * the others, so that the screen is right before a refetch.
 */
export function moveJob(queryClient: QueryClient, employerId: string, job: Job): void {
  keepEmployerJob(employerId, job);
  for (const status of jobStatuses) {
    queryClient.setQueryData<EmployerJobList>(employerJobsKey(employerId, status), (list) => {
      if (!list) return list;
      const rest = withoutJob(list, job.id);
      return status === job.status ? withJobFirst(rest, job) : rest;
    });
  }
}

/** Replaces a job where it stands in the stored jobs and the loaded lists. */
export function replaceJob(queryClient: QueryClient, employerId: string, job: Job): void {
  keepEmployerJob(employerId, job);
  queryClient.setQueryData<EmployerJobList>(
    employerJobsKey(employerId, job.status),
    (list) =>
      list && mapPages(list, 0, ({ jobs }) => jobs.map((one) => (one.id === job.id ? job : one))),
  );
}

function withoutJob(list: EmployerJobList, jobId: string): EmployerJobList {
  if (!jobsOf(list).some(({ id }) => id === jobId)) return list;
  return mapPages(list, -1, ({ jobs }) => jobs.filter(({ id }) => id !== jobId));
}

function withJobFirst(list: EmployerJobList, job: Job): EmployerJobList {
  return mapPages(list, 1, ({ jobs }, index) => (index === 0 ? [job, ...jobs] : jobs));
}

function mapPages(
  list: EmployerJobList,
  countChange: number,
  jobsOfPage: (page: EmployerJobPage, index: number) => readonly Job[],
): EmployerJobList {
  const pages = list.pages.map((page, index) => ({
    ...page,
    jobs: jobsOfPage(page, index),
    totalCount: page.totalCount + countChange,
  }));
  return { ...list, pages };
}
