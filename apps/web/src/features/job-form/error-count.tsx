import type { FieldErrors } from 'react-hook-form';
import { FormError } from '../../ui/forms/form-error.tsx';
import type { JobDraft } from './job-draft.ts';

/** Says beside the button of a long form that some fields, perhaps off screen, are invalid. */
export function ErrorCount({ errors }: { errors: FieldErrors<JobDraft> }) {
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  return (
    <FormError>
      {count === 1
        ? 'One field needs your attention.'
        : `${String(count)} fields need your attention.`}
    </FormError>
  );
}
