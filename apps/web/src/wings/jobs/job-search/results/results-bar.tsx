import type { ReactNode } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { hiddenInWords } from '../criteria/count-of-jobs.ts';
import { UNPRICED_LABEL } from '../criteria/filter-choices.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import type { SearchState } from '../search/search-state.ts';

/** What the list leaves out, one press away. */
export function ResultsBar({ state }: { state: SearchState }) {
  const { counts, hidden, showsKnown, isUnpriced } = state;
  return (
    <div className="mb-4 text-sm text-ink-soft empty:hidden">
      {hidden.count > 0 ? (
        <p>
          <Other to={{ ...state, showsKnown: true }}>Show {hiddenInWords(hidden)}</Other>
        </p>
      ) : null}
      {showsKnown ? (
        <p className="hidden session-seeker:block">
          Jobs you saved or applied to are shown.{' '}
          <Other to={{ ...state, showsKnown: false }}>Hide</Other>
        </p>
      ) : null}
      {counts.unpriced > 0 && !isUnpriced ? (
        <p>
          <Other to={{ ...state, isUnpriced: true }}>
            {UNPRICED_LABEL} ({counts.unpriced})
          </Other>
        </p>
      ) : null}
    </div>
  );
}

function Other({ to, children }: { to: SearchCriteria; children: ReactNode }) {
  return (
    <PageLink
      to={paths.jobs(criteriaQuery(to))}
      preventScrollReset
      className="inline-flex min-h-8 items-center text-link"
    >
      {children}
    </PageLink>
  );
}
