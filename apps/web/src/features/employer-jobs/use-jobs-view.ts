import type { JobStatus } from '@nextshift/contract';
import { useSearchParams } from 'react-router';

export const JOBS_PER_PAGE = 10;

/** Which jobs the dashboard's address shows. */
export interface JobsView {
  readonly status: JobStatus;
  /** From 1. */
  readonly page: number;
  readonly showStatus: (status: JobStatus) => void;
  readonly showPage: (page: number) => void;
}

export function useJobsView(): JobsView {
  const [search, setSearch] = useSearchParams();
  const status = search.get('tab') === 'closed' ? 'Closed' : 'Active';
  const show = (view: ViewParams) => {
    setSearch(searchOf(view), { replace: true, preventScrollReset: true });
  };
  return {
    status,
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    showStatus: (next) => {
      show({ status: next, page: 1 });
    },
    showPage: (page) => {
      show({ status, page });
    },
  };
}

type ViewParams = Pick<JobsView, 'status' | 'page'>;

/** The query of a view; empty for the first page of the active jobs. */
export function searchOf({ status, page }: ViewParams): URLSearchParams {
  const search = new URLSearchParams();
  if (status === 'Closed') search.set('tab', 'closed');
  if (page > 1) search.set('page', String(page));
  return search;
}
