import type { FieldErrors } from 'react-hook-form';
import { FormError } from '../../../ui/forms/form-error.tsx';
import type { JobDraft } from './job-draft.ts';

/** Says beside the button of a long form that some fields, perhaps off screen, are invalid. */
export function ErrorCount({ errors }: { errors: FieldErrors<JobDraft> }) {
  const { shifts, ...others } = errors;
  const count = Object.keys(others).length + countOfShifts(shifts);
  if (count === 0) return null;
  return (
    <FormError>
      {count === 1
        ? 'One field needs your attention.'
        : `${String(count)} fields need your attention.`}
    </FormError>
  );
}

/** The fields of rows, or the list as a whole. */
function countOfShifts(shifts: FieldErrors<JobDraft>['shifts']): number {
  if (!shifts) return 0;
  if (!Array.isArray(shifts)) return 1;
  const inRows = shifts.flatMap((row: object | undefined) => Object.keys(row ?? {})).length;
  return Math.max(1, inRows);
}
