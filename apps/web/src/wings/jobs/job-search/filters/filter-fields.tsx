import {
  experienceLevels,
  jobTypes,
  locationTypes,
  type MinimumAge,
  minimumAges,
  WAGE_INPUT,
  type When,
} from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { ToggleChip } from '../../../../ui/forms/toggle-chip.tsx';
import { toggled, useFilterStore, type FilterState } from './filter-store.ts';
import { postedWithinLabel, whenLabel } from '../criteria/filter-choices.ts';
import {
  criteriaQuery,
  POSTED_WITHIN,
  STARTS_WITHIN,
  type SearchCriteria,
} from '../criteria/search-criteria.ts';
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

/** Whom a minimum age lets in, up to the next one. */
const AGE_LABELS: Readonly<Record<number, string>> = {
  16: '16 or 17',
  18: '18 to 20',
  21: '21 or older',
} satisfies Record<MinimumAge, string>;

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
        labelOf={(years) => AGE_LABELS[years] ?? String(years)}
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

interface NumberChoicesProps {
  legend: string;
  options: readonly number[];
  labelOf: (number: number) => string;
  chosen: number | null;
  onChoose: (number: number | null) => void;
}

/** At most one number. */
function NumberChoices({ legend, options, labelOf, chosen, onChoose }: NumberChoicesProps) {
  return (
    <Choices
      legend={legend}
      options={options.map(String)}
      labelOf={(number) => labelOf(Number(number))}
      chosen={chosen === null ? [] : [String(chosen)]}
      onToggle={(number) => {
        onChoose(Number(number) === chosen ? null : Number(number));
      }}
    />
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  labelOf?: (value: Value) => string;
  /** How many jobs each option has; undefined while unknown, null if there are too many. */
  counts?: readonly { value: Value; jobs: number }[] | null | undefined;
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  startsHere?: boolean;
}

function Choices<Value extends string>({
  legend,
  options,
  labelOf = (value) => value,
  counts,
  chosen,
  onToggle,
  startsHere = false,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 font-display text-base font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((value, at) => (
          <ToggleChip
            key={value}
            // A sheet focuses this rather than a wage, which would open the keyboard.
            {...(startsHere && at === 0 ? { 'data-autofocus': '' } : {})}
            pressed={chosen.includes(value)}
            onPressedChange={() => {
              onToggle(value);
            }}
          >
            {labelOf(value)}
            {counts && value !== 'mine' ? (
              <span className="font-normal tabular-nums opacity-80">
                {countOf(counts, value).toLocaleString('en-US')}
                <VisuallyHidden> jobs</VisuallyHidden>
              </span>
            ) : null}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

function countOf(counts: readonly { value: string; jobs: number }[], value: string): number {
  return counts.find((one) => one.value === value)?.jobs ?? 0;
}
