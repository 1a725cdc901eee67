import type { Job } from '@nextshift/contract';
import type { TableSort } from '../../../ui/display/data-table.tsx';
import type { CountApplicants } from './employer-job-list.ts';

/** Sort orders of the jobs table, by column id. */
type Compare = (one: Job, other: Job) => number;

const compareBy = (countApplicants: CountApplicants): Readonly<Record<string, Compare>> => ({
  position: (one, other) => one.title.localeCompare(other.title, 'en-US'),
  applications: (one, other) => countApplicants(one) - countApplicants(other),
  posted: (one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt),
});

export const NEWEST_FIRST: TableSort = { by: 'posted', direction: 'descending' };

export function isNewestFirst(sort: TableSort): boolean {
  return sortName(sort) === sortName(NEWEST_FIRST);
}

/** Options of the select that replaces the headers on phones. */
export const sortChoices = [
  { value: 'posted descending', label: 'Newest first' },
  { value: 'posted ascending', label: 'Oldest first' },
  { value: 'applications descending', label: 'Most applicants' },
  { value: 'position ascending', label: 'Position, A to Z' },
];

export function sortJobs(
  jobs: readonly Job[],
  { by, direction }: TableSort,
  countApplicants: CountApplicants,
): readonly Job[] {
  const compare = compareBy(countApplicants)[by];
  if (!compare) return jobs;
  const sign = direction === 'ascending' ? 1 : -1;
  return jobs.toSorted((one, other) => sign * compare(one, other));
}

/** After a press on a header: reversed, or by the new column in its natural direction. */
export function nextSort(sort: TableSort, by: string): TableSort {
  if (sort.by === by) {
    return { by, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { by, direction: by === 'position' ? 'ascending' : 'descending' };
}

export function sortName({ by, direction }: TableSort): string {
  return `${by} ${direction}`;
}

export function sortOfName(name: string): TableSort {
  const [by = NEWEST_FIRST.by, direction] = name.split(' ');
  return { by, direction: direction === 'ascending' ? 'ascending' : 'descending' };
}
