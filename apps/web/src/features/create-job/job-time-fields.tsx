import { TextField } from '../../ui/text-field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import type { JobForm } from './use-job-draft.ts';

/** When the work is done. */
export function JobTimeFields({ form }: { form: JobForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="When" lead="Students plan around their classes.">
      <TextField
        label="Schedule"
        placeholder="e.g. Weekends, 8 am to 2 pm"
        help="Left empty, the job type stands in for it."
        autoComplete="off"
        maxLength={200}
        className="col-span-2 sm:col-span-4"
        error={errors.schedule?.message}
        {...register('schedule')}
      />
      <TextField
        type="date"
        label="Start Date"
        className="col-span-2 sm:col-span-2"
        error={errors.startDate?.message}
        {...register('startDate')}
      />
    </FormSection>
  );
}
