import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { ToggleChip } from '../../../../ui/forms/toggle-chip.tsx';

export interface NumberChoicesProps {
  legend: string;
  options: readonly number[];
  labelOf: (number: number) => string;
  chosen: number | null;
  onChoose: (number: number | null) => void;
}

/** At most one number. */
export function NumberChoices({ legend, options, labelOf, chosen, onChoose }: NumberChoicesProps) {
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

export interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  labelOf?: (value: Value) => string;
  /** How many jobs each option has; undefined while unknown, null if there are too many. */
  counts?: readonly { value: Value; jobs: number }[] | null | undefined;
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  startsHere?: boolean;
}

/** Any number of options, as chips. */
export function Choices<Value extends string>({
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
