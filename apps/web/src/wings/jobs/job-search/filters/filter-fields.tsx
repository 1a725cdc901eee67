import {
  experienceLevels,
  jobTypes,
  locationTypes,
  minimumAges,
  WAGE_INPUT,
  type When,
} from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { toggled, useFilterStore, type FilterState } from './filter-store.ts';
import { ageLabel, postedWithinLabel, whenLabel } from '../criteria/filter-choices.ts';
import {
  criteriaQuery,
  POSTED_WITHIN,
  STARTS_WITHIN,
  type SearchCriteria,
} from '../criteria/search-criteria.ts';
import { Choices, NumberChoices } from './choices.tsx';
import { useFacets } from './use-facets.ts';
import type { WageErrors } from '../criteria/wage-errors.ts';

export interface FilterFieldsProps {
  /** The search that the choices are counted for. */
  criteria: SearchCriteria;
  errors: WageErrors;
  /** A choice was toggled. */
  onToggle?: () => void;
  /** A wage has been typed. */
  onWageDone?: () => void;
  /** The first choice gets the focus of a sheet. */
  startsHere?: boolean;
}

/** In the order of the week. */
const TIMES: readonly When[] = [
  'weekday-morning',
  'weekday-afternoon',
  'weekday-evening',
  'weekend',
  'weekend-morning',
  'weekend-afternoon',
  'weekend-evening',
  'overnight',
];

/** Every filter of the panel (spec section 2.2). */
export function FilterFields({
  criteria,
  errors,
  onToggle,
  onWageDone,
  startsHere = true,
}: FilterFieldsProps) {
  const {
    jobType,
    experience,
    locationType,
    when,
    startsWithin,
    postedWithin,
    age,
    minWage,
    maxWage,
  } = useFilterStore();
  const kind = useAuthStore((state) => state.kind);
  const facets = useFacets(criteria);
  const choose = (change: Partial<FilterState>) => {
    useFilterStore.setState(change);
    onToggle?.();
  };
  const wage = { type: 'number', inputMode: 'decimal', onBlur: onWageDone, ...WAGE_INPUT } as const;

  return (
    <div className="space-y-6">
      <Choices
        startsHere={startsHere}
        legend="Job Type"
        options={jobTypes}
        counts={facets?.type}
        chosen={jobType}
        onToggle={(value) => {
          choose({ jobType: toggled(jobType, value) });
        }}
      />
      <Choices
        legend="Experience"
        options={experienceLevels}
        counts={facets?.experience}
        chosen={experience}
        onToggle={(value) => {
          choose({ experience: toggled(experience, value) });
        }}
      />
      <Choices
        legend="Location Type"
        options={locationTypes}
        counts={facets?.locationType}
        chosen={locationType}
        onToggle={(value) => {
          choose({ locationType: toggled(locationType, value) });
        }}
      />
      <div>
        <Choices
          legend="When"
          options={kind === 'employer' ? TIMES : ['mine', ...TIMES]}
          labelOf={whenLabel}
          counts={facets?.when}
          chosen={when}
          onToggle={(value) => {
            choose({ when: toggled(when, value) });
          }}
        />
        {kind === 'seeker' ? (
          <PageLink
            to={paths.myWeek(paths.jobs(criteriaQuery(criteria)))}
            className="mt-1.5 inline-flex min-h-8 items-center text-link text-sm"
          >
            Change my week
          </PageLink>
        ) : null}
      </div>
      <NumberChoices
        legend="Starts"
        options={STARTS_WITHIN}
        labelOf={(days) => `Within ${days} days`}
        chosen={startsWithin}
        onChoose={(days) => {
          choose({ startsWithin: days });
        }}
      />
      <NumberChoices
        legend="Posted"
        options={POSTED_WITHIN}
        labelOf={postedWithinLabel}
        chosen={postedWithin}
        onChoose={(days) => {
          choose({ postedWithin: days });
        }}
      />
      <NumberChoices
        legend="My Age"
        options={minimumAges}
        labelOf={ageLabel}
        chosen={age}
        onChoose={(years) => {
          choose({ age: years });
        }}
      />
      <fieldset>
        <legend className="mb-2 font-display text-base font-bold">Wage, $ an hour</legend>
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label="Min"
            name="minWage"
            value={minWage}
            error={errors.minWage}
            onChange={(event) => {
              useFilterStore.setState({ minWage: event.target.value });
            }}
            {...wage}
          />
          <TextField
            label="Max"
            name="maxWage"
            value={maxWage}
            error={errors.maxWage}
            onChange={(event) => {
              useFilterStore.setState({ maxWage: event.target.value });
            }}
            {...wage}
          />
        </div>
      </fieldset>
    </div>
  );
}
