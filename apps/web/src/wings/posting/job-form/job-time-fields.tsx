import {
  CLOSES_AHEAD_DEFAULT_DAYS,
  closingDays,
  defaultClosingDay,
  timeZoneOfState,
} from '@nextshift/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { slotOf, textSlotOf } from './slot-of.ts';
import type { JobForm } from './use-job-draft.ts';

/** When the work is done. */
export function JobTimeFields({ form }: { form: JobForm }) {
  const { control, setValue } = form;
  const state = useWatch({ control, name: 'state' });
  const [now] = useState(() => new Date());
  const timeZone = timeZoneOfState(state);
  const { first, last } = closingDays(timeZone, now);
  return (
    <FormSection title="When" lead="Students plan around their classes.">
      <TextField
        {...textSlotOf(form, 'schedule')}
        placeholder="e.g. Weekends, 8 am to 2 pm"
        help="If empty, the job type is shown instead."
        className="col-span-2 sm:col-span-6"
      />
      <TextField type="date" {...slotOf(form, 'startDate')} className="col-span-2 sm:col-span-3" />
      <div className="col-span-2 sm:col-span-3">
        <TextField
          type="date"
          {...slotOf(form, 'closesAt')}
          help={`The last day to apply. We email you a week before and three days before. If empty, the job closes in ${String(CLOSES_AHEAD_DEFAULT_DAYS)} days.`}
          min={first}
          max={last}
        />
        <button
          type="button"
          className="mt-1 inline-flex min-h-8 items-center text-link text-sm"
          onClick={() => {
            setValue('closesAt', defaultClosingDay(timeZone, new Date()), {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            });
          }}
        >
          Set it to {CLOSES_AHEAD_DEFAULT_DAYS} days from today
        </button>
      </div>
    </FormSection>
  );
}
