import { SHIFT_CAPACITY_MAX, weekdays } from '@nextshift/contract';
import { Copy, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { choicesOf } from '../choices.ts';
import type { JobForm } from '../use-job-draft.ts';
import { HeldShift } from './held-shifts.tsx';
import type { ShiftHolders, StoredShifts } from './shift-holders.ts';
import { describeRow, ON_A_DATE, timedRow } from './shift-rows.ts';
import { lengthInWords } from './shift-words.ts';

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

const days = [
  ...choicesOf(weekdays, dayNames).map(({ value, label }) => ({ value, label: `Every ${label}` })),
  { value: ON_A_DATE, label: 'On one date' },
];

export interface ShiftRowFieldsProps {
  form: JobForm;
  index: number;
  /** How many people it needs unless the row says so. */
  placeholder: string;
  stored: StoredShifts | undefined;
  holders: ShiftHolders | undefined;
  onDuplicate: () => void;
  /** `element`: the pressed button. */
  onRemove: (element: HTMLElement) => void;
}

/** A shift: its day, from when to when, and for how many. */
export function ShiftRowFields(props: ShiftRowFieldsProps) {
  const { form, index, placeholder, stored, holders, onDuplicate, onRemove } = props;
  const { control, register, formState } = form;
  const name = `shifts.${index}` as const;
  const row = useWatch({ control, name });
  const errors = formState.errors.shifts?.[index];
  const timed = timedRow(row);
  const title = `shift ${String(index + 1)}`;
  // Once all fields were checked, a change may end the problem of another one.
  const deps = formState.isSubmitted ? ('shifts' as const) : [];
  const ofStart = errors?.end && !formState.isSubmitted ? (`${name}.end` as const) : deps;
  return (
    <li
      aria-label={
        timed ? `Shift ${String(index + 1)}: ${describeRow(row)}` : `Shift ${String(index + 1)}`
      }
      className="grid grid-cols-2 items-start gap-x-3 gap-y-3 rounded-card border border-line p-3 sm:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_6rem] sm:p-4"
    >
      <div className="col-span-2 grid gap-3 sm:col-span-1">
        <SelectField
          label="Day"
          required
          placeholder="Choose a day"
          options={days}
          error={errors?.weekday?.message}
          {...register(`${name}.weekday`, { deps })}
        />
        {row.weekday === ON_A_DATE ? (
          <TextField
            type="date"
            label="Date"
            required
            error={errors?.date?.message}
            {...register(`${name}.date`, { deps })}
          />
        ) : null}
      </div>
      <TextField
        type="time"
        step={300}
        label="From"
        required
        error={errors?.start?.message}
        {...register(`${name}.start`, { deps: ofStart })}
      />
      <TextField
        type="time"
        step={300}
        label="To"
        required
        error={errors?.end?.message}
        {...register(`${name}.end`, { deps })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        label="People"
        min={1}
        max={SHIFT_CAPACITY_MAX}
        step={1}
        placeholder={placeholder}
        autoComplete="off"
        className="max-sm:col-span-2"
        error={errors?.capacity?.message}
        {...register(`${name}.capacity`, { deps })}
      />
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-4">
        <div className="min-w-0 space-y-2">
          <p className="text-sm text-ink-soft">
            {timed ? lengthInWords(timed) : 'An end before the start is on the next day.'}
          </p>
          <HeldShift row={row} stored={stored} holders={holders} />
        </div>
        <span className="-mr-1.5 flex shrink-0">
          <IconButton
            label={`Duplicate ${title}`}
            icon={<Copy aria-hidden="true" />}
            onClick={onDuplicate}
          />
          <IconButton
            label={`Remove ${title}`}
            variant="danger"
            icon={<Trash2 aria-hidden="true" />}
            onClick={(event) => {
              onRemove(event.currentTarget);
            }}
          />
        </span>
      </div>
    </li>
  );
}
