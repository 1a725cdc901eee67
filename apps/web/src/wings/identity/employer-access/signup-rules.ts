import {
  EMPLOYER_COMPANY_FIELDS_MESSAGE,
  EMPLOYER_FIELDS_MESSAGE,
  EMPLOYER_PASSWORD_MESSAGE,
  employerAccountBody,
  employerCompanyBody,
  meetsEmployerRequirements,
  repeatedPassword,
} from '@nextshift/contract';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import {
  firstFailure,
  type FieldErrorsOf,
  type FieldFailure,
} from '../../../platform/api/first-failure.ts';

export interface AccountValues {
  companyName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Step 1. Only the form has the second password. */
export const accountRules: z.ZodType<AccountValues, AccountValues> = z
  .object({
    confirmPassword: repeatedPassword(EMPLOYER_FIELDS_MESSAGE).min(1, EMPLOYER_FIELDS_MESSAGE),
  })
  .and(employerAccountBody());

/** Step 2. Here the logo is a browser `File`. */
export const companyRules = employerCompanyBody.and(
  z.object({ logo: z.instanceof(File, { error: EMPLOYER_COMPANY_FIELDS_MESSAGE }) }),
);

export const ACCOUNT_FIELDS = ['companyName', 'email', 'password', 'confirmPassword'] as const;
export const COMPANY_FIELDS = [
  'logo',
  'address',
  'city',
  'state',
  'phone',
  'website',
  'taxNumber',
] as const;

export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type CompanyField = (typeof COMPANY_FIELDS)[number];

export type Company = z.output<typeof companyRules>;
export type AccountForm = UseFormReturn<AccountValues, unknown, AccountValues>;
export type CompanyForm = UseFormReturn<z.input<typeof companyRules>, unknown, Company>;

/** The message above step 1's button (spec section 5): missing fields first, the email last. */
export function accountFailure(
  errors: FieldErrorsOf<AccountField>,
  password: string,
): FieldFailure<AccountField> | undefined {
  const missing = firstMissing(errors, ACCOUNT_FIELDS, EMPLOYER_FIELDS_MESSAGE);
  if (missing) return missing;
  const failure = firstFailure(errors, ['companyName', 'password', 'confirmPassword', 'email']);
  return failure?.name === 'password' && !meetsEmployerRequirements(password)
    ? { ...failure, message: EMPLOYER_PASSWORD_MESSAGE }
    : failure;
}

/** The message above step 2's button (spec section 5). */
export function companyFailure(
  errors: FieldErrorsOf<CompanyField>,
): FieldFailure<CompanyField> | undefined {
  return (
    firstMissing(errors, COMPANY_FIELDS, EMPLOYER_COMPANY_FIELDS_MESSAGE) ??
    firstFailure(errors, ['phone', 'website', 'taxNumber', ...COMPANY_FIELDS])
  );
}

function firstMissing<Name extends string>(
  errors: FieldErrorsOf<Name>,
  names: readonly Name[],
  message: string,
): FieldFailure<Name> | undefined {
  const name = names.find((field) => errors[field]?.message === message);
  return name === undefined ? undefined : { name, message };
}
