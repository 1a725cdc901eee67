import type { JobStatus } from '@nextshift/contract';
import { useSearchParams } from 'react-router';

export const JOBS_PER_PAGE = 10;

/** Posted jobs by status, and jobs that are not posted yet. */
export type JobsTab = JobStatus | 'Drafts' | 'Scheduled';

/** Which jobs the dashboard's address shows. */
export interface JobsView {
  readonly tab: JobsTab;
  /** From 1. */
  readonly page: number;
  readonly showTab: (tab: JobsTab) => void;
  readonly showPage: (page: number) => void;
}

/** The tabs in the address; without one it shows the active jobs. */
const names = [
  ['Closed', 'closed'],
  ['Drafts', 'drafts'],
  ['Scheduled', 'scheduled'],
] as const;

export function useJobsView(): JobsView {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const [tab] = names.find(([, name]) => name === named) ?? ['Active' as const];
  const show = (view: ViewParams) => {
    setSearch(searchOf(view), { replace: true, preventScrollReset: true });
  };
  return {
    tab,
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    showTab: (next) => {
      show({ tab: next, page: 1 });
    },
    showPage: (page) => {
      show({ tab, page });
    },
  };
}

type ViewParams = Pick<JobsView, 'tab' | 'page'>;

/** The query of a view; empty for the first page of the active jobs. */
export function searchOf({ tab, page }: ViewParams): URLSearchParams {
  const search = new URLSearchParams();
  const name = names.find(([each]) => each === tab)?.[1];
  if (name !== undefined) search.set('tab', name);
  if (page > 1) search.set('page', String(page));
  return search;
}
