import { COMPANY_DESCRIPTION_MAX, EMPLOYER_FIELDS_MESSAGE } from '@nextshift/contract';
import { AddressFields } from '../../../platform/forms/address-fields.tsx';
import { fieldErrorText } from '../../../platform/forms/field-error-text.ts';
import { PhoneField } from '../../../platform/forms/phone-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import type { CompanyField } from './company-draft.ts';
import type { CompanyForm } from './use-company-form.ts';

/** The fields of the company profile, in the order of its hero. */
export function CompanyFields({ form: { register, formState } }: { form: CompanyForm }) {
  const errorOf = (name: CompanyField) =>
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
      <TextareaField
        label="Description"
        rows={5}
        maxLength={COMPANY_DESCRIPTION_MAX}
        help="What you do, who works with you, what a shift is like. Job seekers read it on your public page."
        error={errorOf('description')}
        {...register('description')}
      />
      <TextField
        label="Website"
        type="url"
        autoComplete="url"
        placeholder="https://"
        error={errorOf('website')}
        {...register('website')}
      />
      <div className="grid gap-x-4 gap-y-8.5 sm:grid-cols-2 [&>*]:min-w-0">
        <TextField
          label="Contact email"
          type="email"
          autoComplete="email"
          help="Shown on your public page. It may differ from the email that you sign in with."
          aria-required
          error={errorOf('contactEmail')}
          {...register('contactEmail')}
        />
        <PhoneField
          label="Phone"
          aria-required
          error={errorOf('phoneNumber')}
          {...register('phoneNumber')}
        />
      </div>
      <AddressFields fieldOf={(part) => ({ ...register(part), error: errorOf(part) })} />
    </>
  );
}
