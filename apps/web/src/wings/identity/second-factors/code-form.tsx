import { zodResolver } from '@hookform/resolvers/zod';
import { type BodyOf, type enableSecondFactor, secondFactorBody } from '@nextshift/contract';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { failureText } from '../../../platform/api/failure-text.ts';
import { fieldOfFailure } from './field-of-failure.ts';

const RULES = zodResolver(secondFactorBody);

export interface CodeFormProps {
  /** What the code is of. */
  help: string;
  submitLabel: string;
  pendingLabel: string;
  /** @throws {ApiError} */
  change: (body: BodyOf<typeof enableSecondFactor>) => Promise<unknown>;
  children?: ReactNode;
}

/** Asks for a code and the password, which a change of the second factor needs. */
export function CodeForm({ help, change, children, ...labels }: CodeFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: RULES,
    defaultValues: { code: '', currentPassword: '' },
  });
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await change(body);
    } catch (error) {
      const message = failureText(error, 'Nothing was changed. Please try again.');
      const field = fieldOfFailure(error);
      if (field === undefined) setFailure(message);
      else setError(field, { message }, { shouldFocus: true });
    }
  });
  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
      }}
      pending={formState.isSubmitting}
      error={failure}
      {...labels}
    >
      {children}
      <TextField
        label="Code"
        help={help}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormShell>
  );
}
