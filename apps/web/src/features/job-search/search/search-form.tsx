import { industries, SEARCH_TEXT_MAX, type CityCount } from '@nextshift/contract';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { chosenCity, cityChoicesWith } from '../places/city-choices.ts';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
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

const PlaceBar = lazy(async () => ({
  default: (await import('../places/place-bar.tsx')).PlaceBar,
}));

/** The choice that opens the places of the gazetteer; no city has this name. */
const ELSEWHERE = { value: '#', label: 'Near me, ZIP or campus…' };

const industryOptions = industries.map((industry) => ({ value: industry, label: industry }));

/** On narrow screens placeholders replace the labels, so that the first job is visible. */
const FIELD_LOOK = 'max-lg:[&>label]:sr-only';

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
  const isHydrated = useHydrated();
  const [isPicking, setPicking] = useState(false);
  const choices = cityChoicesWith(cities, criteria.searchLocation, criteria.near !== null);

  const city = chosenCity(choices, criteria.searchLocation);
  const industry = criteria.industry ?? '';
  const wordsField = useSyncedField<HTMLInputElement>(criteria.searchQuery);
  const cityField = useSyncedField<HTMLSelectElement>(city);
  const industryField = useSyncedField<HTMLSelectElement>(industry);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (criteria.near !== null && form.get('searchLocation') === city) {
      form.set('near', criteria.near);
      form.set('radius', String(criteria.radius ?? ''));
    }
    const asked = readFormCriteria(form);
    void navigate(paths.jobs(criteriaQuery(asked)));
  };

  return (
    <Form
      id={SEARCH_FORM}
      role="search"
      aria-label="Jobs"
      action={paths.jobs()}
      onFocus={prepareSearch}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-end gap-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_minmax(0,12rem)_auto_auto] lg:gap-3"
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
      <SelectField
        label="City"
        name="searchLocation"
        ref={cityField}
        defaultValue={city}
        placeholder="Any city"
        options={isHydrated ? [ELSEWHERE, ...choices] : choices}
        onChange={({ target }) => {
          if (target.value !== ELSEWHERE.value) target.form?.requestSubmit();
          else {
            target.value = city;
            setPicking(true);
          }
        }}
        className={`max-[27rem]:col-span-2 ${FIELD_LOOK}`}
      />
      <SelectField
        label="Industry"
        name="industry"
        ref={industryField}
        defaultValue={industry}
        placeholder="Industry"
        options={industryOptions}
        onChange={(event) => event.target.form?.requestSubmit()}
        className={`max-[27rem]:col-span-3 max-[27rem]:row-start-3 ${FIELD_LOOK}`}
      />
      <KeptFilters criteria={criteria} />
      <Button
        type="submit"
        className="min-h-12 max-lg:col-start-3 max-lg:row-start-1 max-lg:size-12 max-lg:p-0"
      >
        <Search aria-hidden="true" className="lg:hidden" />
        <span className="max-lg:sr-only">Search</span>
      </Button>
      <FilterButton criteria={criteria} />
      {criteria.near !== null || isPicking ? (
        <Suspense>
          <PlaceBar criteria={criteria} isPicking={isPicking} onPick={setPicking} />
        </Suspense>
      ) : null}
    </Form>
  );
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
