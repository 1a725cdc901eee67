import { INTERVIEW_SPANS_MAX, type InterviewHours } from '@nextshift/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { HoursDraft } from './hours-draft.ts';

export interface DateTimesProps {
  form: UseFormReturn<HoursDraft, unknown, InterviewHours>;
}

/** Single dates besides the usual week. */
export function DateTimes({ form: { control, register, formState } }: DateTimesProps) {
  const { errors } = formState;
  const { fields, append, remove } = useFieldArray({ control, name: 'dates' });
  return (
    <div className="space-y-3">
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Date ${index + 1}`}
          className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <TextField
            type="date"
            label="Date"
            className="col-span-2 sm:col-span-1"
            error={errors.dates?.[index]?.date?.message}
            {...register(`dates.${index}.date`)}
          />
          <TextField
            type="time"
            label="From"
            className="max-sm:col-start-1"
            error={errors.dates?.[index]?.start?.message}
            {...register(`dates.${index}.start`)}
          />
          <TextField
            type="time"
            label="To"
            error={errors.dates?.[index]?.end?.message}
            {...register(`dates.${index}.end`)}
          />
          <IconButton
            label={`Remove date ${index + 1}`}
            icon={<Trash2 aria-hidden="true" />}
            className="mt-7"
            onClick={() => {
              remove(index);
            }}
          />
        </div>
      ))}
      <p aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
        {errors.dates?.message}
      </p>
      {fields.length < INTERVIEW_SPANS_MAX ? (
        <Button
          variant="ghost"
          className="-mx-5 w-fit"
          onClick={() => {
            append({ date: '', start: '09:00', end: '12:00' });
          }}
        >
          <Plus aria-hidden="true" />
          Add a single date
        </Button>
      ) : null}
    </div>
  );
}
