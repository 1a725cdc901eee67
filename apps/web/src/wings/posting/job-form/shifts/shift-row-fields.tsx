import { SHIFT_CAPACITY_MAX, weekdays } from '@nextshift/contract';
import { Copy, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { choicesOf } from '../choices.ts';
import type { JobForm } from '../use-job-draft.ts';
import { HeldShift } from './held-shifts.tsx';
import type { ShiftHolders, StoredShifts } from './shift-holders.ts';
import { describeRow, ON_A_DATE, type ShiftRow, timedRow } from './shift-rows.ts';
import { clockNote, lengthInWords } from './shift-words.ts';

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
  /** The openings of the job, as typed: so many people it needs unless the row says so. */
  openings: string;
  /** The zone of the place of work. */
  timeZone: string;
  stored: StoredShifts | undefined;
  holders: ShiftHolders | undefined;
  onDuplicate: () => void;
  /** `element`: the pressed button. */
  onRemove: (element: HTMLElement) => void;
}

/** A shift: its day, from when to when, and for how many. */
export function ShiftRowFields(props: ShiftRowFieldsProps) {
  const { form, index, openings, timeZone, stored, holders, onDuplicate, onRemove } = props;
  const { control, register, formState } = form;
  const name = `shifts.${index}` as const;
  const row = useWatch({ control, name });
  const errors = formState.errors.shifts?.[index];
  const touched = formState.touchedFields.shifts?.[index];
  const timed = timedRow(row);
  // A row that was just added is checked at once, before anything is typed.
  const errorOf = (field: keyof ShiftRow, isFilled = false) =>
    formState.isSubmitted || touched?.[field] || isFilled ? errors?.[field]?.message : undefined;
  const title = `shift ${String(index + 1)}`;
  // A change may begin or end a problem of another field or row: the same shift twice, hours that a date leaves out.
  const rechecked = { deps: 'shifts' } as const;
  return (
    <li
      aria-label={
        timed ? `Shift ${String(index + 1)}: ${describeRow(row)}` : `Shift ${String(index + 1)}`
      }
      className="@container rounded-card border border-line p-3 sm:p-4"
    >
      <div className="grid items-start gap-3 @3xs:grid-cols-2 @2xl:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_5rem_auto]">
        <div className="grid gap-3 @3xs:col-span-2 @2xl:col-span-1">
          <SelectField
            label="Day"
            required
            placeholder="Choose a day"
            options={days}
            // Listed twice, which the last change of either row may have made it.
            error={errorOf('weekday', timed !== null)}
            {...register(`${name}.weekday`, rechecked)}
          />
          {row.weekday === ON_A_DATE ? (
            <TextField
              type="date"
              label="Date"
              required
              error={errorOf('date')}
              {...register(`${name}.date`, rechecked)}
            />
          ) : null}
        </div>
        <TextField
          type="time"
          step={300}
          inputClassName="max-@2xl:px-2"
          label="From"
          required
          error={errorOf('start')}
          {...register(`${name}.start`, rechecked)}
        />
        <TextField
          type="time"
          step={300}
          inputClassName="max-@2xl:px-2"
          label="To"
          required
          help={timed ? lengthInWords(timed, timeZone) : undefined}
          error={errorOf('end')}
          {...register(`${name}.end`, rechecked)}
        />
        <TextField
          type="number"
          inputMode="numeric"
          label="People"
          min={1}
          max={SHIFT_CAPACITY_MAX}
          step={1}
          placeholder={openings}
          autoComplete="off"
          help={
            Number(row.capacity) > Number(openings)
              ? `More than the job hires (${openings})`
              : undefined
          }
          error={errorOf('capacity')}
          {...register(`${name}.capacity`, rechecked)}
        />
        <span className="-mr-1.5 flex justify-end self-end @2xl:mt-7 @2xl:self-start">
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
      <p role="status" className="mt-2 text-sm font-medium text-warning empty:hidden">
        {timed ? clockNote(timed, timeZone) : ''}
      </p>
      <HeldShift row={row} stored={stored} holders={holders} />
    </li>
  );
}
