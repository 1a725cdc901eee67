import { LIST_LIMIT_MAX, listEmployerJobs, type Job } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';

export interface JobChoice extends Pick<
  Job,
  | 'id'
  | 'title'
  | 'timeZone'
  | 'startDate'
  | 'shifts'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'locationType'
> {
  readonly isActive: boolean;
}

/** Every job of an employer, active ones first, for a list to choose one from. */
export function jobChoicesQuery(employerId: string) {
  return queryOptions({
    queryKey: [...employerKeys.jobs(employerId), 'choices'],
    queryFn: async ({ signal }) => {
      const choices = (await fetchAllJobs(employerId, signal)).map(
        ({ id, title, timeZone, startDate, shifts, status, ...job }): JobChoice => ({
          ...{ id, title, timeZone, startDate, shifts },
          address: job.address,
          city: job.city,
          state: job.state,
          zipCode: job.zipCode,
          locationType: job.locationType,
          isActive: status === 'Active',
        }),
      );
      return [
        ...choices.filter(({ isActive }) => isActive),
        ...choices.filter(({ isActive }) => !isActive),
      ];
    },
  });
}

async function fetchAllJobs(employerId: string, signal: AbortSignal): Promise<Job[]> {
  const jobs: Job[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: LIST_LIMIT_MAX, cursor };
    const page = await browserApi.call(listEmployerJobs, { params: { employerId }, query, signal });
    jobs.push(...page.body.jobs);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return jobs;
}
