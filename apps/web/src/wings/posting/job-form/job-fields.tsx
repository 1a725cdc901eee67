import type { Employer } from '@nextshift/contract';
import { JobBasicsFields } from './job-basics-fields.tsx';
import { JobPayFields } from './job-pay-fields.tsx';
import { JobPlaceFields } from './job-place-fields.tsx';
import { JobTimeFields } from './job-time-fields.tsx';
import { ShiftFields } from './shifts/shift-fields.tsx';
import type { ShiftHolders, StoredShifts } from './shifts/shift-holders.ts';
import type { JobForm } from './use-job-draft.ts';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { ListSlot } from './list-slot.tsx';
import { RareFields } from './rare-fields.tsx';

export interface JobFieldsProps {
  form: JobForm;
  employer: Pick<Employer, 'address' | 'city' | 'state' | 'verified'>;
  /** An edit requires more (spec section 5). */
  isEdit: boolean;
  /** How many are accepted already. */
  accepted?: number;
  /** The shifts that an edit starts from. */
  storedShifts?: StoredShifts;
  /** Who has which of them. */
  holders?: ShiftHolders | undefined;
}

/** Every field of a job but its image, for creating and editing. */
export function JobFields(props: JobFieldsProps) {
  const { form, employer, isEdit, accepted = 0, storedShifts, holders } = props;
  return (
    <>
      <JobBasicsFields
        form={form}
        isEdit={isEdit}
        isVerified={employer.verified}
        accepted={accepted}
      />
      <JobPlaceFields form={form} employer={employer} />
      <JobPayFields form={form} />
      <ShiftFields form={form} stored={storedShifts} holders={holders} />
      <JobTimeFields form={form} />
      <JobFitFields form={form} />
    </>
  );
}

/** Whom the job suits. */
function JobFitFields({ form }: { form: JobForm }) {
  return (
    <FormSection title="Who fits" lead="Press Enter after each one.">
      <ListSlot form={form} name="requirements" placeholder="e.g. Available on Saturdays" />
      <RareFields form={form} title="Skills and tags" names={['skills', 'tags']}>
        <ListSlot form={form} name="skills" placeholder="e.g. Customer service" />
        <ListSlot
          form={form}
          name="tags"
          placeholder="e.g. evenings"
          help="Short words by which the job is found."
        />
      </RareFields>
    </FormSection>
  );
}
