import { useController } from 'react-hook-form';
import { TagInput } from '../../../ui/forms/tag-input.tsx';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import type { JobForm } from './use-job-draft.ts';

/** Whom the job suits. */
export function JobFitFields({ form }: { form: JobForm }) {
  return (
    <FormSection title="Who fits" lead="Press Enter after each one.">
      <List
        form={form}
        name="requirements"
        label="Requirements"
        placeholder="e.g. Available on Saturdays"
        maxLength={300}
      />
      <List
        form={form}
        name="skills"
        label="Skills"
        placeholder="e.g. Customer service"
        maxLength={60}
      />
      <List
        form={form}
        name="tags"
        label="Tags"
        placeholder="e.g. evenings"
        help="Short words by which the job is found."
        maxLength={40}
      />
    </FormSection>
  );
}

interface ListProps {
  form: JobForm;
  name: 'requirements' | 'skills' | 'tags';
  label: string;
  placeholder: string;
  help?: string;
  maxLength: number;
}

function List({ form, name, ...texts }: ListProps) {
  const { field } = useController({ control: form.control, name });
  return (
    <div className="col-span-2 sm:col-span-6">
      <TagInput
        {...texts}
        values={field.value}
        onValuesChange={field.onChange}
        error={form.formState.errors[name]?.message}
      />
    </div>
  );
}
