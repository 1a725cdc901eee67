import { useWatch } from 'react-hook-form';
import { RequirementList } from '../../../ui/forms/requirement-list.tsx';
import { missingFromDraft, statesPay, type JobDraft } from './job-draft.ts';
import type { JobForm } from './use-job-draft.ts';

const required = [
  ['title', 'Job Title'],
  ['type', 'Job Type'],
  ['description', 'Description'],
  ['city', 'City'],
  ['state', 'State'],
  ['payFrequency', 'Pay Frequency'],
] as const satisfies readonly (readonly [keyof JobDraft, string])[];

export interface JobChecklistProps {
  form: JobForm;
  hasImage: boolean;
}

/** What a good posting has, ticked off as it is filled in. */
export function JobChecklist({ form, hasImage }: JobChecklistProps) {
  useWatch({ control: form.control });
  const draft = form.getValues();
  const missing = missingFromDraft(draft, hasImage);
  return (
    <RequirementList
      label="A good posting has"
      className="grid grid-cols-2 gap-x-4"
      requirements={[
        ...required.map(([field, label]) => ({ label, met: draft[field].trim() !== '' })),
        {
          label: 'Pay Rate',
          met: statesPay(draft),
        },
        ...['Industry', 'Job Image'].map((label) => ({
          label,
          met: !missing.includes(label),
        })),
      ]}
    />
  );
}
