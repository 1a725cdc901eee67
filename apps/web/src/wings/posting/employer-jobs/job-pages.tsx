import { PageLink } from '../../../platform/routing/page-link.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { JOBS_PER_PAGE, searchOf, useJobsView } from './use-jobs-view.ts';

export interface JobPagesProps {
  /** The page that is shown, from 1. */
  page: number;
  /** Jobs on all pages. */
  total: number;
}

/** Links to the other pages of a tab; nothing for a single page. */
export function JobPages({ page, total }: JobPagesProps) {
  const { tab } = useJobsView();
  const first = (page - 1) * JOBS_PER_PAGE + 1;
  const last = Math.min(page * JOBS_PER_PAGE, total);
  const linkTo = (to: number) => (
    <PageLink
      to={{ search: searchOf({ tab, page: to }).toString() }}
      preventScrollReset
      prefetch="none"
    />
  );
  return (
    <Pagination
      label="Pages of jobs"
      className="pt-4 md:px-4 md:pb-3"
      previous={page > 1 ? linkTo(page - 1) : undefined}
      next={last < total ? linkTo(page + 1) : undefined}
      summary={
        <span role="status">
          {first}–{last} of {total} jobs
        </span>
      }
    />
  );
}
