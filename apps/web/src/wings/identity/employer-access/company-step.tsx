import { EMPLOYER_COMPANY_FIELDS_MESSAGE } from '@nextshift/contract';
import { AddressFields } from '../../../platform/forms/address-fields.tsx';
import { fieldErrorText } from '../../../platform/forms/field-error-text.ts';
import { PhoneField } from '../../../platform/forms/phone-field.tsx';
import { FormattedField } from '../../../ui/forms/formatted-field.tsx';
import { formatTaxNumber } from '../../../ui/forms/input-formats.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LogoField } from './logo-field.tsx';
import type { CompanyField, CompanyForm } from './signup-rules.ts';

export interface CompanyStepProps {
  form: CompanyForm;
}

/** Step 2 of employer signup: the company. */
export function CompanyStep({ form: { control, formState, register } }: CompanyStepProps) {
  const errorOf = (name: CompanyField) =>
    fieldErrorText(formState.errors[name]?.message, EMPLOYER_COMPANY_FIELDS_MESSAGE);

  return (
    <>
      <LogoField control={control} error={errorOf('logo')} />
      <AddressFields fieldOf={(part) => ({ ...register(part), error: errorOf(part) })} />
      <PhoneField label="Phone" aria-required error={errorOf('phone')} {...register('phone')} />
      <TextField
        label="Website (optional)"
        type="url"
        autoComplete="url"
        placeholder="https://"
        error={errorOf('website')}
        {...register('website')}
      />
      <FormattedField
        label="EIN / tax number (optional)"
        format={formatTaxNumber}
        inputMode="numeric"
        autoComplete="off"
        help="9 digits. Stored encrypted and shown to no one else."
        error={errorOf('taxNumber')}
        {...register('taxNumber')}
      />
    </>
  );
}
