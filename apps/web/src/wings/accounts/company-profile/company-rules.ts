import { EMPLOYER_FIELDS_MESSAGE, type UpdateEmployerBody } from '@nextshift/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  firstFailure,
  type FieldErrorsOf,
  type FieldFailure,
} from '../../../platform/api/first-failure.ts';
import {
  checkCompanyDraft,
  companyDraft,
  type CompanyDraft,
  type CompanyField,
} from './company-draft.ts';

const fields = companyDraft.keyof();
export const COMPANY_FIELDS = fields.options;

/** Checks the form by the contract's rules; each field shows its first failed one. */
export const companyResolver: Resolver<CompanyDraft, unknown, UpdateEmployerBody> = (draft) => {
  const checked = checkCompanyDraft(draft);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<CompanyDraft> = {};
  for (const { path, message } of checked.error.issues) {
    const field = fields.safeParse(path[0]).data;
    if (field !== undefined) errors[field] ??= { type: 'rule', message };
  }
  return { values: {}, errors };
};

/** The message above the form's button: missing fields, then the rules in the order of spec section 5. */
export function companyFailure(
  errors: FieldErrorsOf<CompanyField>,
): FieldFailure<CompanyField> | undefined {
  const missing = COMPANY_FIELDS.find((name) => errors[name]?.message === EMPLOYER_FIELDS_MESSAGE);
  if (missing) return { name: missing, message: EMPLOYER_FIELDS_MESSAGE };
  return firstFailure(errors, [
    'phoneNumber',
    'state',
    'website',
    'contactEmail',
    ...COMPANY_FIELDS,
  ]);
}
