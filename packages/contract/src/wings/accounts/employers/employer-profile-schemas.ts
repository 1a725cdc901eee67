import * as z from 'zod';
import { emailProblem, requiredEmail } from '../../../email-address.ts';
import {
  CITY_PATTERN,
  INVALID_CITY_MESSAGE,
  optionalText,
  requiredText,
} from '../../../field-rules.ts';
import { currentPassword } from '../../identity/account-links/email-schemas.ts';
import { PHONE_DIGITS } from '../../../limits.ts';
import { readPhone } from '../../../read-phone.ts';
import { readState } from '../../../us-states.ts';
import { EMPLOYER_FIELDS_MESSAGE, phoneOrAsTyped, stateOrAsTyped } from './employer-schemas.ts';
import { isWebAddress, withScheme } from '../../../web-address.ts';

export const COMPANY_PHONE_MESSAGE = `Phone number must be exactly ${PHONE_DIGITS} digits`;
export const COMPANY_STATE_MESSAGE = 'State must be exactly 2 letters (e.g., CA, NY, TX)';
export const COMPANY_WEBSITE_MESSAGE =
  'Website must end with a valid domain (.com, .org, .net, .edu, .gov, .co, .io)';
/** Characters. */
export const COMPANY_DESCRIPTION_MAX = 2_000;

const COMPANY_DOMAIN = /\.(com|org|net|edu|gov|co|io)$/i;
/** A web address whose host ends in one of the domains that companies may have here. */
export function isCompanyWebsite(text: string): boolean {
  return isWebAddress(text) && COMPANY_DOMAIN.test(new URL(text).hostname);
}

const companyFields = {
  companyName: requiredText(EMPLOYER_FIELDS_MESSAGE, 120),
  email: requiredEmail(EMPLOYER_FIELDS_MESSAGE),
  contactEmail: requiredEmail(EMPLOYER_FIELDS_MESSAGE),
  address: requiredText(EMPLOYER_FIELDS_MESSAGE, 200),
  city: requiredText(EMPLOYER_FIELDS_MESSAGE, 100),
  state: z.string(COMPANY_STATE_MESSAGE).transform(stateOrAsTyped),
  phoneNumber: z.string(COMPANY_PHONE_MESSAGE).transform(phoneOrAsTyped),
  website: optionalText(300).transform((text) => (text === null ? null : withScheme(text))),
  description: optionalText(COMPANY_DESCRIPTION_MAX),
};

/** The rules of the company profile in the order of spec section 5, then those of signup. */
const companyRules = [
  ['phoneNumber', (text) => (readPhone(text) === null ? COMPANY_PHONE_MESSAGE : null)],
  ['state', (text) => (readState(text) === null ? COMPANY_STATE_MESSAGE : null)],
  ['website', (text) => (isCompanyWebsite(text) ? null : COMPANY_WEBSITE_MESSAGE)],
  ['email', emailProblem],
  ['contactEmail', emailProblem],
  ['city', (text) => (CITY_PATTERN.test(text) ? null : INVALID_CITY_MESSAGE)],
] as const satisfies readonly (readonly [
  field: keyof typeof companyFields,
  problemOf: (text: string) => string | null,
])[];

/**
 * PUT /employer/update/{employerId}: any of the fields; what signup requires cannot be emptied.
 * `phone` and `phoneNumber` both name the phone. Another `email` needs `currentPassword`, and takes effect
 * once it is confirmed. The EIN is not included.
 */
export const updateEmployerBody = z.preprocess(
  withPhoneNumber,
  z
    .object({ ...companyFields, currentPassword })
    .partial()
    .superRefine((company, context) => {
      for (const [field, problemOf] of companyRules) {
        const text = company[field] ?? null;
        const message = text === null ? null : problemOf(text);
        if (message !== null) context.addIssue({ code: 'custom', message, path: [field] });
      }
    }),
);

function withPhoneNumber(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('phoneNumber' in value || !('phone' in value)) return value;
  return { ...value, phoneNumber: value.phone };
}

export type UpdateEmployerBody = z.output<typeof updateEmployerBody>;
