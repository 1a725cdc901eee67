import { jobFields } from '@nextshift/contract';
import type { RegisterOptions } from 'react-hook-form';
import type { JobDraft } from './job-draft.ts';
import type { JobForm } from './use-job-draft.ts';

type Name = keyof JobDraft;

/** What the input of a field needs: its label, its value and what is wrong with it. */
export function slotOf<Field extends Name>(
  { register, formState }: JobForm,
  name: Field,
  options?: RegisterOptions<JobDraft, Field>,
) {
  const { label } = jobFields[name];
  return { label, error: formState.errors[name]?.message, ...register(name, options) };
}

type TextName = {
  [Each in Name]: (typeof jobFields)[Each] extends { maxLength: number } ? Each : never;
}[Name];

/** The same for a text of limited length. */
export function textSlotOf(form: JobForm, name: TextName) {
  return { autoComplete: 'off', maxLength: jobFields[name].maxLength, ...slotOf(form, name) };
}
