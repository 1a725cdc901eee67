import { zodResolver } from '@hookform/resolvers/zod';
import {
  EMPLOYER_FIELDS_MESSAGE,
  employerPasswordRequirements,
  resetPassword,
  type BodyInputOf,
} from '@nextshift/contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fieldErrorText } from '../../../platform/forms/field-error-text.ts';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { type FieldErrorsOf, firstFailure } from '../../../platform/api/first-failure.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { RequirementList } from '../../../ui/forms/requirement-list.tsx';
import type { AccountType } from './account-type.ts';
import { employerResetRules, seekerResetRules } from './reset-rules.ts';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

const FIELDS = ['password', 'confirmPassword'] as const;
const RESOLVERS = {
  user: zodResolver(seekerResetRules),
  employer: zodResolver(employerResetRules),
};

export interface ResetPasswordFormProps {
  accountType: AccountType;
  token: string;
  /** The password is set; `message` is the server's. */
  onReset: (message: string) => void;
  /** The link is consumed, expired or invalid. */
  onInvalidLink: (message: string) => void;
}

/** A new password, twice. */
export function ResetPasswordForm({
  accountType,
  token,
  onReset,
  onInvalidLink,
}: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError, setFocus, control } = useForm({
    shouldFocusError: false,
    resolver: RESOLVERS[accountType],
    defaultValues: { password: '', confirmPassword: '' },
  });
  const said = firstMessage(formState.errors);
  const errorOf = (name: (typeof FIELDS)[number]) =>
    formState.errors[name]?.message === said
      ? fieldErrorText(said, EMPLOYER_FIELDS_MESSAGE)
      : undefined;

  const showFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'reset_link_invalid') {
      onInvalidLink(error.message);
      return;
    }
    const ofFields = fieldFailures(error, FIELDS);
    if (ofFields.length === 0) setFailure(failureText(error, 'An error occurred'));
    for (const { name, message } of ofFields) {
      setError(name, { message }, { shouldFocus: true });
    }
  };
  const submit = handleSubmit(
    async ({ password }) => {
      setFailure(undefined);
      try {
        onReset(await reset.mutateAsync({ token, password }));
      } catch (error) {
        showFailure(error);
      }
    },
    (failed) => {
      const message = firstMessage(failed);
      setFailure(message === EMPLOYER_FIELDS_MESSAGE ? message : undefined);
      const field = FIELDS.find((name) => failed[name]?.message === message);
      if (field) setFocus(field);
    },
  );
  const password = useWatch({ control, name: 'password' });

  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
      }}
      pending={formState.isSubmitting}
      error={failure}
      submitLabel="Set New Password"
      pendingLabel="Saving..."
    >
      <PasswordField
        label="New password"
        help={
          accountType === 'employer' ? (
            <RequirementList
              label="Password requirements"
              requirements={employerPasswordRequirements.map(({ label, isMet }) => ({
                label,
                met: isMet(password),
              }))}
            />
          ) : (
            '8 characters or more, with a capital letter, a number and a special character.'
          )
        }
        autoComplete="new-password"
        aria-required
        error={errorOf('password')}
        {...register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        aria-required
        error={errorOf('confirmPassword')}
        {...register('confirmPassword')}
      />
    </FormShell>
  );
}

/** One sentence at a time: a missing field, else the first failed rule. */
function firstMessage(errors: FieldErrorsOf<(typeof FIELDS)[number]>): string | undefined {
  const isIncomplete = FIELDS.some((name) => errors[name]?.message === EMPLOYER_FIELDS_MESSAGE);
  return isIncomplete ? EMPLOYER_FIELDS_MESSAGE : firstFailure(errors, FIELDS)?.message;
}

/** Sets a new password with the link of a mail. @returns the server's message. */
function useResetPassword() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof resetPassword>) =>
      (await browserApi.call(resetPassword, { body })).body.message,
  });
}
