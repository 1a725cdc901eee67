import { jobFields } from '@nextshift/contract';
import { useController } from 'react-hook-form';
import { TagInput } from '../../../ui/forms/tag-input.tsx';
import type { JobDraft } from './job-draft.ts';
import type { JobForm } from './use-job-draft.ts';

interface ListSlotProps {
  form: JobForm;
  name: {
    [Name in keyof JobDraft]: JobDraft[Name] extends string[] ? Name : never;
  }[keyof JobDraft];
  placeholder: string;
  help?: string;
}

/** The input of a list of short texts. */
export function ListSlot({ form, name, ...texts }: ListSlotProps) {
  const { field } = useController({ control: form.control, name });
  const { label, maxLength } = jobFields[name];
  return (
    <div className="col-span-2 sm:col-span-6">
      <TagInput
        {...texts}
        label={label}
        maxLength={maxLength}
        values={field.value}
        onValuesChange={field.onChange}
        error={form.formState.errors[name]?.message}
      />
    </div>
  );
}
