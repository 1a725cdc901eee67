import { industries, SEARCH_TEXT_MAX, type CityCount } from '@nextshift/contract';
import { Search } from 'lucide-react';
import { lazy, Suspense, useRef, type SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { SearchPill } from '../phone/search-pill.tsx';
import { atPlace, type PlaceChoice } from '../places/place-choice.ts';
import { PlaceField } from '../places/place-field.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { prepareSearch } from './kept-pages.ts';
import { useSyncedField } from './use-synced-field.ts';
import {
  criteriaQuery,
  readFormCriteria,
  type SearchCriteria,
} from '../criteria/search-criteria.ts';

/** The form's id, for fields outside it. */
export const SEARCH_FORM = 'job-search';

const RadiusChips = lazy(async () => ({
  default: (await import('../places/radius-chips.tsx')).RadiusChips,
}));

const industryOptions = industries.map((industry) => ({ value: industry, label: industry }));

/** On narrow screens placeholders replace the labels, so that the first job is visible. */
const FIELD_LOOK = 'max-lg:[&_label]:sr-only max-md:hidden max-md:noscript:flex';

export interface SearchFormProps {
  criteria: SearchCriteria;
  cities: readonly CityCount[];
}

/**
 * Words, city and industry. A plain GET form, which works without scripts; with them a choice searches
 * immediately and the address stays short.
 */
export function SearchForm({ criteria, cities }: SearchFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  const industry = criteria.industry ?? '';
  const wordsField = useSyncedField<HTMLInputElement>(criteria.searchQuery);
  const industryField = useSyncedField<HTMLSelectElement>(industry);

  const go = (asked: SearchCriteria) => navigate(paths.jobs(criteriaQuery(asked)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void go(readAroundPlace(event.currentTarget, criteria));
  };
  const goTo = (choice: PlaceChoice) => {
    if (form.current) void go(atPlace(readAroundPlace(form.current, criteria), choice));
  };

  return (
    <Form
      ref={form}
      id={SEARCH_FORM}
      role="search"
      aria-label="Jobs"
      action={paths.jobs()}
      onFocus={prepareSearch}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-end gap-2 max-md:sticky max-md:top-(--header-height) max-md:z-10 max-md:-mx-4 max-md:bg-paper max-md:px-4 max-md:py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_minmax(0,12rem)_auto_auto] lg:gap-3 max-md:noscript:static max-md:short:static"
    >
      <TextField
        label="Keywords"
        type="search"
        name="searchQuery"
        ref={wordsField}
        defaultValue={criteria.searchQuery}
        maxLength={SEARCH_TEXT_MAX}
        placeholder="Job, skill or company"
        icon={<Search />}
        enterKeyHint="search"
        className={`col-span-2 lg:col-span-1 ${FIELD_LOOK}`}
      />
      <PlaceField
        cities={cities}
        chosen={criteria}
        onChoose={goTo}
        className={`max-[27rem]:col-span-2 ${FIELD_LOOK}`}
      />
      <SelectField
        label="Industry"
        name="industry"
        ref={industryField}
        defaultValue={industry}
        placeholder="Any industry"
        options={industryOptions}
        onChange={(event) => event.target.form?.requestSubmit()}
        className={`max-[27rem]:col-span-3 max-[27rem]:row-start-3 ${FIELD_LOOK}`}
      />
      <KeptFilters criteria={criteria} />
      <Button
        type="submit"
        className="min-h-12 max-lg:col-start-3 max-lg:row-start-1 max-lg:size-12 max-lg:p-0 max-md:hidden max-md:noscript:inline-flex"
      >
        <Search aria-hidden="true" className="lg:hidden" />
        <span className="max-lg:sr-only">Search</span>
      </Button>
      <FilterButton criteria={criteria} />
      <SearchPill criteria={criteria} />
      {criteria.near === null ? null : (
        <Suspense>
          <RadiusChips criteria={criteria} />
        </Suspense>
      )}
    </Form>
  );
}

/** The search that the form asks for: around the same place unless another one is typed. */
function readAroundPlace(form: HTMLFormElement, { searchLocation, near, radius }: SearchCriteria) {
  const fields = new FormData(form);
  // Known before the order is read: only around a place there is a nearest job.
  if (near && fields.get('searchLocation') === searchLocation) {
    fields.set('near', near);
    if (radius) fields.set('radius', String(radius));
  }
  return readFormCriteria(fields);
}

/** Submits the filter panel's choices with the form. */
function KeptFilters({ criteria }: { criteria: SearchCriteria }) {
  const { searchQuery, searchLocation, near, radius, industry, sort, ...others } =
    criteriaQuery(criteria);
  const kept = Object.entries(others).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => ({ name, item })),
  );
  return kept.map(({ name, item }) => (
    <input key={`${name} ${item}`} type="hidden" name={name} value={item} />
  ));
}
