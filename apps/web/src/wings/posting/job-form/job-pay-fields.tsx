import { payFrequencies, payFrequencyLabels } from '@nextshift/contract';
import { useController, useWatch } from 'react-hook-form';
import { FormattedField } from '../../../ui/forms/formatted-field.tsx';
import { formatDecimal } from '../../../ui/forms/input-formats.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TagInput } from '../../../ui/forms/tag-input.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { choicesOf } from './choices.ts';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import type { JobForm } from './use-job-draft.ts';

export interface JobPayFieldsProps {
  form: JobForm;
}

/** What the job pays. */
export function JobPayFields({ form }: JobPayFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const benefits = useController({ control, name: 'benefits' }).field;
  const frequency = useWatch({ control, name: 'payFrequency' });
  const dollars = { format: formatDecimal, inputMode: 'decimal', icon: '$' } as const;
  return (
    <FormSection
      title="Pay"
      lead="Shown on the job card. A wage range, where you give one, is shown in place of the rate."
    >
      <FormattedField
        {...dollars}
        label="Pay Rate"
        required
        autoComplete="off"
        className="col-span-2 sm:col-span-3"
        error={errors.payRate?.message}
        {...register('payRate')}
      />
      <SelectField
        label="Pay Frequency"
        required
        placeholder="Choose a frequency"
        options={choicesOf(payFrequencies, payFrequencyLabels)}
        className="col-span-2 sm:col-span-3"
        error={errors.payFrequency?.message}
        {...register('payFrequency')}
      />
      {frequency === 'One Time' ? (
        <FormattedField
          format={formatDecimal}
          inputMode="decimal"
          label="Expected Hours"
          help="How long the gig takes, all in. With it, people see what an hour pays and find it by wage."
          autoComplete="off"
          className="col-span-2 sm:col-span-6"
          error={errors.expectedHours?.message}
          {...register('expectedHours')}
        />
      ) : null}
      <FormattedField
        {...dollars}
        label="Minimum Wage"
        autoComplete="off"
        className="sm:col-span-3"
        error={errors.minWage?.message}
        {...register('minWage', { deps: 'maxWage' })}
      />
      <FormattedField
        {...dollars}
        label="Maximum Wage"
        autoComplete="off"
        className="sm:col-span-3"
        error={errors.maxWage?.message}
        {...register('maxWage', { deps: 'minWage' })}
      />
      <TextField
        label="Compensation"
        placeholder="e.g. plus tips, paid weekly"
        autoComplete="off"
        maxLength={500}
        className="col-span-2 sm:col-span-6"
        error={errors.compensation?.message}
        {...register('compensation')}
      />
      <div className="col-span-2 sm:col-span-6">
        <TagInput
          label="Benefits"
          placeholder="e.g. Free shift meal"
          maxLength={100}
          values={benefits.value}
          onValuesChange={benefits.onChange}
          error={errors.benefits?.message}
        />
      </div>
    </FormSection>
  );
}
