import type { Employer } from '@nextshift/contract';
import { JobBasicsFields } from './job-basics-fields.tsx';
import { JobFitFields } from './job-fit-fields.tsx';
import { JobPayFields } from './job-pay-fields.tsx';
import { JobPlaceFields } from './job-place-fields.tsx';
import { JobTimeFields } from './job-time-fields.tsx';
import type { JobForm } from './use-job-draft.ts';

export interface JobFieldsProps {
  form: JobForm;
  employer: Pick<Employer, 'address' | 'city' | 'state' | 'verified'>;
  /** An edit requires what a new job only stars (spec section 5). */
  isEdit: boolean;
  /** How many are accepted already. */
  accepted?: number;
}

/** Every field of a job but its image, for creating and editing. */
export function JobFields({ form, employer, isEdit, accepted = 0 }: JobFieldsProps) {
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
      <JobTimeFields form={form} />
      <JobFitFields form={form} />
    </>
  );
}
