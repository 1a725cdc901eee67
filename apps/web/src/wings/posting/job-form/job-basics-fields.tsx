import { experienceLevels, industries, jobTypes, minimumAges } from '@nextshift/contract';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { choicesOf } from './choices.ts';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { OpeningsField, type OpeningsFieldProps } from './openings/openings-field.tsx';
import { slotOf, textSlotOf } from './slot-of.ts';
import { RareFields } from './rare-fields.tsx';

export interface JobBasicsFieldsProps extends OpeningsFieldProps {
  /** Industry is required. */
  isEdit: boolean;
}

/** What the job is. */
export function JobBasicsFields({ form, isEdit, ...hiring }: JobBasicsFieldsProps) {
  return (
    <FormSection title="The job" lead="What it is, in the words that people search for.">
      <TextField
        {...textSlotOf(form, 'title')}
        required
        placeholder="e.g. Weekend Barista"
        className="col-span-2 sm:col-span-6"
      />
      <SelectField
        {...slotOf(form, 'type')}
        required
        placeholder="Choose a type"
        options={choicesOf(jobTypes)}
        className="col-span-2 sm:col-span-3"
      />
      <SelectField
        {...slotOf(form, 'industry')}
        required={isEdit}
        placeholder="Choose an industry"
        options={choicesOf(industries)}
        className="col-span-2 sm:col-span-3"
      />
      <OpeningsField form={form} {...hiring} />
      <TextareaField
        {...slotOf(form, 'description')}
        required
        rows={7}
        placeholder="What a shift looks like, who they work with, what they learn."
        className="col-span-2 sm:col-span-6"
      />
      <RareFields
        form={form}
        title="Department, experience, age"
        names={['department', 'experienceLevel', 'minimumAge']}
      >
        <TextField
          {...textSlotOf(form, 'department')}
          placeholder="e.g. Front of house"
          className="col-span-2 sm:col-span-3"
        />
        <SelectField
          {...slotOf(form, 'experienceLevel')}
          placeholder="Any"
          options={choicesOf(experienceLevels)}
          className="col-span-2 sm:col-span-3"
        />
        <SelectField
          {...slotOf(form, 'minimumAge')}
          options={minimumAges.map((age) => ({
            value: String(age),
            label: `${String(age)} or older`,
          }))}
          className="col-span-2 sm:col-span-3"
        />
      </RareFields>
    </FormSection>
  );
}
