import {
  industries,
  SEARCH_RADII,
  SEARCH_RADIUS,
  SEARCH_TEXT_MAX,
  type Industry,
} from '@nextshift/contract';
import { Search } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ToggleChip } from '../../../../ui/forms/toggle-chip.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { criteriaQuery, NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';
import { wageErrors } from '../criteria/wage-errors.ts';
import { FilterFields } from '../filters/filter-fields.tsx';
import {
  adoptCriteria,
  clearFilter,
  filteredCriteria,
  setFilterOpen,
  useFilterStore,
} from '../filters/filter-store.ts';
import { useKnownCities } from '../places/cities.ts';
import { atPlace } from '../places/place-choice.ts';
import { PlaceField } from '../places/place-field.tsx';
import { useLiveCount } from './use-live-count.ts';

export interface SearchSheetProps {
  criteria: SearchCriteria;
  isOpen: boolean;
}

const FORM = 'search-sheet';

const industryOptions = industries.map((industry) => ({ value: industry, label: industry }));

/** The whole search on phones: words, place, distance and filters, with the number of jobs they would find. */
export function SearchSheet({ criteria, isOpen }: SearchSheetProps) {
  const navigate = useNavigate();
  const { cities } = useKnownCities();
  const filter = useFilterStore();
  // What the sheet asks beside the filters; every opening starts at the present search.
  const [draft, setDraft] = useState(criteria);
  const [errors, setErrors] = useState<ReturnType<typeof wageErrors>>(null);
  const [openedAt, setOpenedAt] = useState<SearchCriteria | null>(null);
  const startsAt = isOpen ? criteria : null;
  if (startsAt !== openedAt) {
    setOpenedAt(startsAt);
    if (startsAt) setDraft(startsAt);
    setErrors(null);
  }
  useEffect(() => {
    if (startsAt) adoptCriteria(startsAt);
  }, [startsAt]);

  const change = (part: Partial<SearchCriteria>) => setDraft((before) => ({ ...before, ...part }));
  const asked = filteredCriteria(draft, filter);
  const count = useLiveCount(wageErrors(filter) ? draft : asked);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = wageErrors(filter);
    setErrors(found);
    if (found) return;
    // A city may be typed without being chosen from the list.
    const typed = new FormData(event.currentTarget).get('searchLocation');
    const searchLocation = typeof typed === 'string' ? typed.trim() : draft.searchLocation;
    const isChosen = searchLocation === draft.searchLocation;
    setFilterOpen(false);
    void navigate(
      paths.jobs(criteriaQuery(isChosen ? asked : atPlace(asked, { searchLocation, near: null }))),
    );
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setFilterOpen}
      title="Search"
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() => {
              clearFilter();
              const { searchLocation, near, radius } = draft;
              setDraft({ ...NO_CRITERIA, searchLocation, near, radius });
            }}
          >
            Clear filters
          </Button>
          <Button type="submit" form={FORM} className="grow">
            {count === null ? 'Show jobs' : `Show ${count}`}
          </Button>
        </div>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="space-y-5 pb-2">
        <TextField
          label="Keywords"
          type="search"
          name="searchQuery"
          value={draft.searchQuery}
          maxLength={SEARCH_TEXT_MAX}
          placeholder="Job, skill or company"
          icon={<Search />}
          enterKeyHint="search"
          onChange={(event) => change({ searchQuery: event.target.value })}
        />
        <PlaceField
          cities={cities}
          chosen={draft}
          onChoose={(choice) => setDraft((before) => atPlace(before, choice))}
        />
        {draft.near === null ? null : (
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">Distance</legend>
            <div className="flex flex-wrap gap-2">
              {SEARCH_RADII.map((miles) => (
                <ToggleChip
                  key={miles}
                  pressed={miles === (draft.radius ?? SEARCH_RADIUS.default)}
                  onPressedChange={() => change({ radius: miles })}
                >
                  {miles} mi
                </ToggleChip>
              ))}
            </div>
          </fieldset>
        )}
        <SelectField
          label="Industry"
          value={draft.industry ?? ''}
          placeholder="Any industry"
          options={industryOptions}
          onChange={({ target }) => change({ industry: industryOf(target.value) })}
        />
        <FilterFields criteria={draft} errors={errors ?? {}} startsHere={false} />
        <VisuallyHidden>
          <span role="status">{count}</span>
        </VisuallyHidden>
      </form>
    </Dialog>
  );
}

function industryOf(value: string): Industry | null {
  return industries.find((industry) => industry === value) ?? null;
}
