import type { SearchSort } from '@nextshift/contract';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { SEARCH_FORM } from '../search/search-form.tsx';
import { useSyncedField } from '../search/use-synced-field.ts';

const sorts: readonly { readonly value: SearchSort; readonly label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
  { value: 'pay', label: 'Highest pay' },
  { value: 'pay-with-tips', label: 'Pay with tips' },
  // The last one: only around a place.
  { value: 'distance', label: 'Nearest' },
];

/** The order of the results: a field of the search form. Phones have chips instead. */
export function SortField({ criteria: { sort, near } }: { criteria: SearchCriteria }) {
  const field = useSyncedField<HTMLSelectElement>(sort);
  return (
    <SelectField
      label="Sort by"
      hideLabel
      name="sort"
      form={SEARCH_FORM}
      ref={field}
      defaultValue={sort}
      options={near === null ? sorts.slice(0, -1) : sorts}
      onChange={(event) => event.target.form?.requestSubmit()}
      className="w-42 max-md:hidden max-md:noscript:flex"
    />
  );
}
