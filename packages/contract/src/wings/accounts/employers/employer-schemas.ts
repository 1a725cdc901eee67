import * as z from 'zod';
import { complainOfEmail, requiredEmail } from '../../../email-address.ts';
import {
  CITY_PATTERN,
  entityId,
  INVALID_CITY_MESSAGE,
  isoTime,
  optionalText,
  requiredFile,
  requiredText,
} from '../../../field-rules.ts';
import { EIN_DIGITS } from '../../../limits.ts';
import { INCOMPLETE_PHONE_MESSAGE, readPhone } from '../../../read-phone.ts';
import { CHOOSE_STATE_MESSAGE, readState } from '../../../us-states.ts';
import { isWebAddress } from '../../../web-address.ts';
import {
  COMMON_PASSWORD_MESSAGE,
  type CommonPasswordCheck,
  employerPassword,
  meetsEmployerRequirements,
  acceptAnyPassword,
  PASSWORD_MISMATCH_MESSAGE,
  repeatedPassword,
} from '../../identity/passwords/password-rules.ts';
import { responsiveness } from '../../jobs/responsiveness/responsiveness.ts';

export const EMPLOYER_FIELDS_MESSAGE = 'Please fill in all required fields';
export const EMPLOYER_COMPANY_FIELDS_MESSAGE =
  'Please fill in all required fields and upload a company logo';
export const EMPLOYER_PASSWORD_MESSAGE = 'Password must meet all requirements';
const INVALID_WEBSITE = 'Please enter a valid website URL starting with http:// or https://';
const INVALID_EIN = `Please enter a valid ${EIN_DIGITS}-digit EIN number`;
const WEAK_PASSWORD = 'Password does not meet requirements';
const EIN = new RegExp(`^\\d{${EIN_DIGITS}}$`);

/** Step 1 of employer signup: the account. Presence comes first, then the rules (spec section 5). */
export function employerAccountBody(isCommon: CommonPasswordCheck = acceptAnyPassword) {
  return z
    .looseObject({
      companyName: requiredText(EMPLOYER_FIELDS_MESSAGE, 120),
      email: requiredEmail(EMPLOYER_FIELDS_MESSAGE),
      password: employerPassword(EMPLOYER_FIELDS_MESSAGE),
      confirmPassword: repeatedPassword(PASSWORD_MISMATCH_MESSAGE).optional(),
    })
    .refine(({ password }) => meetsEmployerRequirements(password), {
      error: WEAK_PASSWORD,
      path: ['password'],
    })
    .refine(({ password }) => !isCommon(password), {
      error: COMMON_PASSWORD_MESSAGE,
      path: ['password'],
    })
    .refine(passwordsMatch, { error: PASSWORD_MISMATCH_MESSAGE, path: ['confirmPassword'] })
    .superRefine(({ email }, context) => {
      complainOfEmail(context, email, 'email');
    });
}

const companyShape = {
  address: requiredText(EMPLOYER_COMPANY_FIELDS_MESSAGE, 200),
  city: requiredText(EMPLOYER_COMPANY_FIELDS_MESSAGE, 100),
  state: requiredText(EMPLOYER_COMPANY_FIELDS_MESSAGE, 100).transform(stateOrAsTyped),
  phone: requiredText(EMPLOYER_COMPANY_FIELDS_MESSAGE, 100).transform(phoneOrAsTyped),
  /** A file in the same multipart body. */
  logo: requiredFile(EMPLOYER_COMPANY_FIELDS_MESSAGE),
  website: optionalText(300),
  taxNumber: optionalText(40).transform((text) => text?.replace(/[\s-]/g, '') ?? null),
};

interface Company {
  readonly city: string;
  readonly state: string;
  readonly phone: string;
  readonly website: string | null;
  readonly taxNumber: string | null;
}

/** The rules of step 2 in the order of spec section 5; an optional field breaks none while it is null. */
const companyRules = [
  { field: 'phone', message: INCOMPLETE_PHONE_MESSAGE, isMet: (text) => readPhone(text) !== null },
  { field: 'website', message: INVALID_WEBSITE, isMet: isWebAddress },
  { field: 'taxNumber', message: INVALID_EIN, isMet: (text) => EIN.test(text) },
  { field: 'city', message: INVALID_CITY_MESSAGE, isMet: (text) => CITY_PATTERN.test(text) },
  { field: 'state', message: CHOOSE_STATE_MESSAGE, isMet: (text) => readState(text) !== null },
] as const satisfies readonly {
  field: keyof Company;
  message: string;
  isMet: (text: string) => boolean;
}[];

function checkCompany(company: Company, context: z.RefinementCtx): void {
  for (const { field, message, isMet } of companyRules) {
    const text = company[field];
    if (text !== null && !isMet(text)) {
      context.addIssue({ code: 'custom', message, path: [field] });
    }
  }
}

/** Step 2 of employer signup: the company. */
export const employerCompanyBody = z.object(companyShape).superRefine(checkCompany);

/**
 * POST /employer/signup: all of step 1 before any of step 2, as the screens check them. `phone` and
 * `phoneNumber` both name the phone.
 */
export function employerSignupBody(isCommon?: CommonPasswordCheck) {
  const accountThatPassed = {
    companyName: z.string(),
    email: z.string(),
    password: z.string(),
  };
  return z
    .preprocess(withPhone, employerAccountBody(isCommon))
    .pipe(z.object({ ...accountThatPassed, ...companyShape }).superRefine(checkCompany));
}

function passwordsMatch(body: { password: string; confirmPassword?: string | undefined }): boolean {
  return body.confirmPassword === undefined || body.confirmPassword === body.password;
}

/** The code of a state; what is none stays as it is, for the rules to refuse. */
export function stateOrAsTyped(text: string): string {
  return readState(text) ?? text;
}

/** The digits of a phone number; what is none stays as it is, for the rules to refuse. */
export function phoneOrAsTyped(text: string): string {
  return readPhone(text) ?? text;
}

function withPhone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('phone' in value || !('phoneNumber' in value)) return value;
  return { ...value, phone: value.phoneNumber };
}

/** What shows that a company is the one that it says it is: its mail address, or an operator who asked it. */
export const verifiedBy = ['domain', 'operator'] as const;

/**
 * How far a company is checked: nothing yet, its mail address confirmed, the company itself verified, or
 * suspended by an operator.
 */
export const verifications = ['new', 'confirmed', 'verified', 'suspended'] as const;

/** What keeps a company from being verified by its mail address. */
export const verificationObstacles = [
  'unconfirmed',
  'no_website',
  'free_mail',
  'school',
  'shared_host',
  'other_domain',
  /** The public contact address is elsewhere. */
  'other_contact',
  /** A person looks at it; the company does not learn why. */
  'review',
] as const;

/** The public part of a company. */
export const publicEmployer = z.object({
  id: entityId,
  logo: z.string().nullable(),
  companyName: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  /** The public contact address, which may differ from the sign-in address; null while the page is held. */
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** Null for a company that few have applied to. */
  responsiveness: responsiveness.nullable(),
  /** Whether it is the company that it says it is. */
  verified: z.boolean(),
  /** How that was found, and when; null for one that is not verified. */
  verifiedBy: z.enum(verifiedBy).nullable(),
  verifiedAt: isoTime.nullable(),
});

/** An employer as it sees itself. */
export const employer = z.object({
  ...publicEmployer.shape,
  /** The sign-in address. */
  email: z.string(),
  /** Until then, no news is mailed to the account. */
  emailConfirmed: z.boolean(),
  /** The address that `email` becomes once it is confirmed. */
  pendingEmail: z.string().nullable(),
  /** The public contact address. */
  contactEmail: z.string(),
  address: z.string().nullable(),
  /** Last four digits of the EIN. */
  taxNumberLastFour: z.string().nullable(),
  verification: z.enum(verifications),
  /** Why its texts are held for review and not shown to others; none while they are not. */
  moderationReasons: z.array(z.string()),
  createdAt: isoTime,
});

/** How far the caller's company is checked, and what is missing. */
export const companyVerification = z.object({
  verification: z.enum(verifications),
  verifiedBy: z.enum(verifiedBy).nullable(),
  verifiedAt: isoTime.nullable(),
  /** Domain of the sign-in address. */
  mailDomain: z.string(),
  /** Host of the website, without `www`; null without one. */
  websiteHost: z.string().nullable(),
  /** What was registered of it, at which an address shows whose it is. */
  websiteDomain: z.string().nullable(),
  /** Null once nothing is missing. */
  obstacle: z.enum(verificationObstacles).nullable(),
});

export type VerificationObstacle = (typeof verificationObstacles)[number];
export type CompanyVerification = z.output<typeof companyVerification>;
export type Verification = (typeof verifications)[number];
export type PublicEmployer = z.output<typeof publicEmployer>;
export type Employer = z.output<typeof employer>;
