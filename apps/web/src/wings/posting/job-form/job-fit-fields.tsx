import { FormSection } from '../../../ui/forms/form-section.tsx';
import { ListSlot } from './list-slot.tsx';
import type { JobForm } from './use-job-draft.ts';

/** Whom the job suits. */
export function JobFitFields({ form }: { form: JobForm }) {
  return (
    <FormSection title="Who fits" lead="Press Enter after each one.">
      <ListSlot form={form} name="requirements" placeholder="e.g. Available on Saturdays" />
      <ListSlot form={form} name="skills" placeholder="e.g. Customer service" />
      <ListSlot
        form={form}
        name="tags"
        placeholder="e.g. evenings"
        help="Short words by which the job is found."
      />
    </FormSection>
  );
}
