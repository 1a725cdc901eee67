import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { criteriaQuery } from '../criteria/search-criteria.ts';
import type { SearchState } from '../search/search-state.ts';

export interface FirstJobsLinkProps {
  state: SearchState;
  className?: string;
}

/** Links to the start of the results, on a page that starts further down. */
export function FirstJobsLink({ state, className }: FirstJobsLinkProps) {
  if (state.start === null) return null;
  return (
    <p className={className}>
      <PageLink to={paths.jobs(criteriaQuery(state))} className="text-link">
        Back to the first jobs
      </PageLink>
    </p>
  );
}
