import { zodResolver } from '@hookform/resolvers/zod';
import { passwordConfirmationBody } from '@nextshift/contract';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/buttons/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { ApiError } from '../api/api-error.ts';

const RULES = zodResolver(passwordConfirmationBody);

export interface DeletionFormProps {
  /** What is deleted, and what stays. */
  consequences: readonly string[];
  /** @throws {ApiError} */
  remove: (password: string) => Promise<unknown>;
  describeFailure: (error: unknown) => ReactNode;
}

/** Confirms the deletion of an account: its consequences, and the password. */
export function DeletionForm({ consequences, remove, describeFailure }: DeletionFormProps) {
  const [failure, setFailure] = useState<ReactNode>();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: RULES,
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      await remove(password);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong_password') {
        setError('password', { message: error.message }, { shouldFocus: true });
      } else {
        setFailure(describeFailure(error));
      }
    }
  });
  return (
    <form
      method="post"
      noValidate
      className="space-y-5"
      onSubmit={(event) => void submit(event)}
      onChange={() => {
        setFailure(undefined);
      }}
    >
      <div className="rounded-control border border-danger/40 bg-danger-soft p-4 forced-colors:border">
        <p className="font-semibold">This cannot be undone.</p>
        <ul className="mt-1 list-disc space-y-0.5 pl-5">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <FormError>{failure}</FormError>
      <Button
        type="submit"
        variant="danger"
        fullWidth
        pending={formState.isSubmitting}
        pendingLabel="Deleting..."
      >
        Delete my account for good
      </Button>
    </form>
  );
}
