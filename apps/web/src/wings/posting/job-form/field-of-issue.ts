import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-error.ts';
import { jobDraft, type JobDraft } from './job-draft.ts';
import { shiftRow } from './shifts/shift-rows.ts';

const fields = jobDraft.keyof();
const rowFields = shiftRow.keyof();

/** The field of the form that a problem at this path of a job is about; null if the form has none. */
export function fieldOfIssue(path: readonly PropertyKey[]): FieldPath<JobDraft> | null {
  const field = fields.safeParse(path[0]).data;
  if (field === undefined) return null;
  if (field !== 'shifts' || path[1] === undefined) return field;
  // A shift that is wrong as a whole says so at its first field.
  return `shifts.${Number(path[1])}.${rowFields.safeParse(path[2]).data ?? 'weekday'}`;
}

/** Shows what the server refuses at its fields. @returns whether there is any */
export function showIssues<Sent>(
  { setError }: Pick<UseFormReturn<JobDraft, unknown, Sent>, 'setError'>,
  error: unknown,
): boolean {
  const issues = error instanceof ApiError ? error.issues : [];
  const found = issues.flatMap(({ path, message }) => {
    const field = fieldOfIssue(path);
    return field === null ? [] : [{ field, message }];
  });
  for (const { field, message } of found) setError(field, { message }, { shouldFocus: true });
  return found.length > 0;
}
