import * as z from 'zod';
import { PASSWORD_MIN } from '../../../limits.ts';

export const COMMON_PASSWORD_MESSAGE = 'This password is too common.';
export const PASSWORD_MISMATCH_MESSAGE = 'Passwords do not match';

/** Longer passwords are refused: hashing them costs the server more than they add. */
const PASSWORD_MAX = 200;
/** Characters of a password that is only compared, never stored. */
export const CREDENTIAL_MAX = 1_000;
const SPECIAL_CHARACTER = /[^\p{L}\p{N}\s]/u;

/** Whether a password is among the most common; only the server has the list. */
export type CommonPasswordCheck = (password: string) => boolean;

export const acceptAnyPassword: CommonPasswordCheck = () => false;

/** A seeker's password at signup; the first broken rule comes first (spec section 5). */
export function seekerPassword(isCommon: CommonPasswordCheck = acceptAnyPassword) {
  return z
    .string({ error: 'Password is required' })
    .min(1, { error: 'Password is required', abort: true })
    .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters long`)
    .regex(/\p{Lu}/u, 'Password must contain at least one capital letter')
    .regex(/\p{Nd}/u, 'Password must contain at least one number')
    .regex(SPECIAL_CHARACTER, 'Password must contain at least one special character')
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`)
    .refine((password) => !isCommon(password), COMMON_PASSWORD_MESSAGE);
}

/** What an employer's password needs, as the live checklist of the signup form shows it. */
export const employerPasswordRequirements = [
  {
    label: `At least ${PASSWORD_MIN} characters`,
    isMet: (password: string) => password.length >= PASSWORD_MIN,
  },
  { label: 'One capital letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'One symbol', isMet: (password: string) => SPECIAL_CHARACTER.test(password) },
] as const;

/** Whether an employer's password meets all requirements. */
export function meetsEmployerRequirements(password: string): boolean {
  return employerPasswordRequirements.every(({ isMet }) => isMet(password));
}

/** An employer's password as a field: present and not too long. The form checks the requirements. */
export function employerPassword(requiredMessage: string) {
  return z
    .string({ error: requiredMessage })
    .min(1, { error: requiredMessage, abort: true })
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`);
}
