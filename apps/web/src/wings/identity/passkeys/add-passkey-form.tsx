import { zodResolver } from '@hookform/resolvers/zod';
import {
  addPasskeyOptionsBody,
  PASSKEY_NAME_MAX,
  PASSKEY_NAME_MESSAGE,
  requiredText,
} from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fieldOfFailure } from '../second-factors/index.ts';
import { useAddPasskey } from './change-passkeys.ts';
import { passkeyFailureText } from './passkey-failure.ts';

const RULES = zodResolver(
  addPasskeyOptionsBody.extend({ name: requiredText(PASSKEY_NAME_MESSAGE, PASSKEY_NAME_MAX) }),
);

export interface AddPasskeyFormProps {
  accountId: string;
  /** Called once it is added, or given up. */
  onDone: () => void;
}

/** Names a passkey and proves whose account it is; then the browser makes it. Asks for a code where the account needs one. */
export function AddPasskeyForm({ accountId, onDone }: AddPasskeyFormProps) {
  const { mutateAsync } = useAddPasskey(accountId);
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: RULES,
    defaultValues: { name: '', currentPassword: '' },
    shouldUnregister: true,
  });
  const { errors } = formState;
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await mutateAsync(body);
      onDone();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      const message = passkeyFailureText(error, 'Please try again.');
      const field = fieldOfFailure(error);
      if (field !== undefined) setError(field, { message }, { shouldFocus: true });
      else if (code === 'second_factor_required') setNeedsCode(true);
      else setFailure(message);
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
      submitLabel="Continue"
      pendingLabel="Waiting for your passkey..."
      secondaryAction={
        <Button variant="secondary" size="large" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        help="So that you recognize it, such as My phone."
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        autoFocus
        aria-required
        error={errors.name?.message}
        {...register('name')}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      {needsCode ? (
        <TextField
          label="Code"
          help="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          aria-required
          error={errors.code?.message}
          {...register('code')}
        />
      ) : null}
    </FormShell>
  );
}
