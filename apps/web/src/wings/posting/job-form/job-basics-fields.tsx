import { experienceLevels, industries, jobTypes } from '@nextshift/contract';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { choicesOf } from './choices.ts';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { OpeningsField, type OpeningsFieldProps } from './openings/openings-field.tsx';
import { starredField } from './starred.tsx';

export interface JobBasicsFieldsProps extends OpeningsFieldProps {
  /** Industry is required, not only starred. */
  isEdit: boolean;
}

/** What the job is. */
export function JobBasicsFields({ form, isEdit, ...hiring }: JobBasicsFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="The job" lead="What it is, in the words that people search for.">
      <TextField
        label="Job Title"
        required
        placeholder="e.g. Weekend Barista"
        autoComplete="off"
        maxLength={120}
        className="col-span-2 sm:col-span-6"
        error={errors.title?.message}
        {...register('title')}
      />
      <SelectField
        label="Job Type"
        required
        placeholder="Choose a type"
        options={choicesOf(jobTypes)}
        className="col-span-2 sm:col-span-3"
        error={errors.type?.message}
        {...register('type')}
      />
      <SelectField
        {...starredField('Industry', isEdit)}
        placeholder="Choose an industry"
        options={choicesOf(industries)}
        className="col-span-2 sm:col-span-3"
        error={errors.industry?.message}
        {...register('industry')}
      />
      <TextField
        label="Department"
        placeholder="e.g. Front of house"
        autoComplete="off"
        maxLength={100}
        className="col-span-2 sm:col-span-3"
        error={errors.department?.message}
        {...register('department')}
      />
      <SelectField
        label="Experience Level"
        placeholder="Any"
        options={choicesOf(experienceLevels)}
        className="col-span-2 sm:col-span-3"
        error={errors.experienceLevel?.message}
        {...register('experienceLevel')}
      />
      <OpeningsField form={form} {...hiring} />
      <TextareaField
        label="Description"
        required
        rows={7}
        placeholder="What a shift looks like, who they work with, what they learn."
        className="col-span-2 sm:col-span-6"
        error={errors.description?.message}
        {...register('description')}
      />
    </FormSection>
  );
}
