import { EMPLOYER_FIELDS_MESSAGE, employerPasswordRequirements } from '@nextshift/contract';
import { useWatch } from 'react-hook-form';
import { fieldErrorText } from '../../../platform/forms/field-error-text.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { RequirementList } from '../../../ui/forms/requirement-list.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { AccountField, AccountForm } from './signup-rules.ts';

export interface AccountStepProps {
  form: AccountForm;
}

/** Step 1 of employer signup: the account. */
export function AccountStep({ form: { control, formState, register } }: AccountStepProps) {
  const password = useWatch({ control, name: 'password', defaultValue: '' });
  const errorOf = (name: AccountField) =>
    fieldErrorText(formState.errors[name]?.message, EMPLOYER_FIELDS_MESSAGE);

  return (
    <>
      <TextField
        label="Company name"
        autoComplete="organization"
        autoCapitalize="words"
        aria-required
        error={errorOf('companyName')}
        {...register('companyName')}
      />
      <TextField
        label="Business email"
        type="email"
        autoComplete="email"
        aria-required
        error={errorOf('email')}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        help={
          <RequirementList
            label="Password requirements"
            requirements={employerPasswordRequirements.map(({ label, isMet }) => ({
              label,
              met: isMet(password),
            }))}
          />
        }
        autoComplete="new-password"
        aria-required
        error={errorOf('password')}
        {...register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        aria-required
        error={errorOf('confirmPassword')}
        {...register('confirmPassword')}
      />
    </>
  );
}
