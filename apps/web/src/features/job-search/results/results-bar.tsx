import type { SearchSort } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { UNPRICED_LABEL } from '../criteria/filter-choices.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import type { SearchState } from '../search/search-state.ts';
import { SEARCH_FORM } from '../search/search-form.tsx';
import { useSyncedField } from '../search/use-synced-field.ts';

const sorts = Object.entries({
  relevance: 'Best match',
  newest: 'Newest',
  pay: 'Highest pay',
  // The last one: only around a place.
  distance: 'Nearest',
} satisfies Record<SearchSort, string>).map(([value, label]) => ({ value, label }));

/** What the list leaves out, one press away, and its order, which is a field of the search form. */
export function ResultsBar({ state }: { state: SearchState }) {
  const { counts, hiddenCount, showsKnown, isUnpriced, sort, near } = state;
  const sortField = useSyncedField<HTMLSelectElement>(sort);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="text-sm text-ink-soft">
        {hiddenCount > 0 ? (
          <p>
            {hiddenCount} you saved or applied to {hiddenCount === 1 ? 'is' : 'are'} hidden.{' '}
            <Other to={{ ...state, showsKnown: true }}>Show</Other>
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
      <SelectField
        label="Sort by"
        hideLabel
        name="sort"
        form={SEARCH_FORM}
        ref={sortField}
        defaultValue={sort}
        options={near === null ? sorts.slice(0, -1) : sorts}
        onChange={(event) => event.target.form?.requestSubmit()}
        className="ml-auto w-44"
      />
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
