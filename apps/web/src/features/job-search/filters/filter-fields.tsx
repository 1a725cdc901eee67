import { experienceLevels, jobTypes, locationTypes, WAGE_INPUT } from '@nextshift/contract';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';
import { toggled, useFilterStore, type FilterState } from './filter-store.ts';
import type { WageErrors } from '../criteria/wage-errors.ts';

export interface FilterFieldsProps {
  errors: WageErrors;
  /** A choice was toggled. */
  onToggle?: () => void;
  /** A wage has been typed. */
  onWageDone?: () => void;
}

/** Every filter of the panel (spec section 2.2). */
export function FilterFields({ errors, onToggle, onWageDone }: FilterFieldsProps) {
  const { jobType, experience, locationType, minWage, maxWage } = useFilterStore();
  const choose = (change: Partial<FilterState>) => {
    useFilterStore.setState(change);
    onToggle?.();
  };
  const wage = { type: 'number', inputMode: 'decimal', onBlur: onWageDone, ...WAGE_INPUT } as const;

  return (
    <div className="space-y-6">
      <Choices
        startsHere
        legend="Job Type"
        options={jobTypes}
        chosen={jobType}
        onToggle={(value) => {
          choose({ jobType: toggled(jobType, value) });
        }}
      />
      <Choices
        legend="Experience"
        options={experienceLevels}
        chosen={experience}
        onToggle={(value) => {
          choose({ experience: toggled(experience, value) });
        }}
      />
      <Choices
        legend="Location Type"
        options={locationTypes}
        chosen={locationType}
        onToggle={(value) => {
          choose({ locationType: toggled(locationType, value) });
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

interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  startsHere?: boolean;
}

function Choices<Value extends string>({
  legend,
  options,
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
            {value}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
