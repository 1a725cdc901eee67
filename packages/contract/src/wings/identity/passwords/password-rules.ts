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

/**
 * A password in the one form that is hashed and compared (NFKC): devices send the same letter in different ones. Rules
 * count and look for its characters in this form.
 */
export function comparablePassword(text: string): string {
  return text.normalize('NFKC');
}

/** A password typed a second time; absent from calls that need none. */
export function repeatedPassword(message: string) {
  return z.string(message).overwrite(comparablePassword);
}

/** A seeker's password at signup; the first broken rule comes first (spec section 5). */
export function seekerPassword(isCommon: CommonPasswordCheck = acceptAnyPassword) {
  return z
    .string({ error: 'Password is required' })
    .overwrite(comparablePassword)
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
  requirement(`At least ${PASSWORD_MIN} characters`, ({ length }) => length >= PASSWORD_MIN),
  requirement('One capital letter', (password) => /\p{Lu}/u.test(password)),
  requirement('One symbol', (password) => SPECIAL_CHARACTER.test(password)),
] as const;

function requirement(label: string, isMetBy: (password: string) => boolean) {
  return { label, isMet: (typed: string) => isMetBy(comparablePassword(typed)) };
}

/** Whether an employer's password meets all requirements. */
export function meetsEmployerRequirements(password: string): boolean {
  return employerPasswordRequirements.every(({ isMet }) => isMet(password));
}

/** An employer's password as a field: present and not too long. The form checks the requirements. */
export function employerPassword(requiredMessage: string) {
  return z
    .string({ error: requiredMessage })
    .overwrite(comparablePassword)
    .min(1, { error: requiredMessage, abort: true })
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`);
}
