import * as z from 'zod';
import { asShown } from './as-shown.ts';
import { PHONE_DIGITS, STATE_LENGTH, ZIP_LENGTH } from './limits.ts';

/** Rules of fields that several forms share, with their messages. */

const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
export const INVALID_EMAIL_MESSAGE = 'Please enter a valid email address';

/** Longest address that mail can be sent to. */
export const EMAIL_MAX = 254;

/** Whether mail can be sent to it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}

/** Letters, marks, spaces and what city names carry (Winston-Salem, Coeur d'Alene, St. Louis). */
export const CITY_PATTERN = /^[\p{L}\p{M}\s.'’-]+$/u;
export const INVALID_CITY_MESSAGE = 'Please use letters and spaces for the city';

/** A text on one line that must not be blank; trimmed. The message covers absent, blank and other types alike. */
export function requiredText(message: string, maxLength: number) {
  return notBlank(z.string({ error: message }).overwrite(onOneLine), message, maxLength);
}

/** The same with line breaks allowed. */
export function requiredParagraphs(message: string, maxLength: number) {
  return notBlank(z.string({ error: message }), message, maxLength);
}

function notBlank(text: z.ZodString, message: string, maxLength: number) {
  return text
    .overwrite(asShown)
    .trim()
    .min(1, { error: message, abort: true })
    .max(maxLength, { error: `Please use at most ${maxLength} characters` });
}

/** Removes line breaks and other control characters. Leaves a NUL, so that the text is refused. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, (marks) => (marks.includes('\0') ? marks : ' '));
}

/** A text that may be absent; absent, null and blank read as null. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .overwrite(asShown)
    .trim()
    .max(maxLength, { error: `Please use at most ${maxLength} characters` })
    .nullish()
    .transform((text) => (text === undefined || text === '' ? null : text));
}

export function emailAddress(requiredMessage: string) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .max(EMAIL_MAX, { error: INVALID_EMAIL_MESSAGE, abort: true })
    .regex(EMAIL_PATTERN, { error: INVALID_EMAIL_MESSAGE });
}

/** A ten-digit phone number in any formatting, read as its digits. */
export function phoneNumber(requiredMessage: string, incompleteMessage: string) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .max(40, { error: incompleteMessage, abort: true })
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().length(PHONE_DIGITS, { error: incompleteMessage }));
}

/** Two letters, read in capitals. */
export function stateCode(requiredMessage: string, invalidMessage: string) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .regex(new RegExp(`^[A-Za-z]{${STATE_LENGTH}}$`), { error: invalidMessage })
    .toUpperCase();
}

export function cityName(requiredMessage: string) {
  return requiredText(requiredMessage, 100).regex(CITY_PATTERN, { error: INVALID_CITY_MESSAGE });
}

/** Five digits, or nothing. */
export const optionalZipCode = z
  .string()
  .trim()
  .regex(new RegExp(`^(\\d{${ZIP_LENGTH}})?$`), { error: 'Please enter a 5-digit ZIP code' })
  .nullish()
  .transform((text) => (text === undefined || text === '' ? null : text));

export const entityId = z.uuid({ error: 'This is not a valid id' });
export const isoTime = z.iso.datetime();

/** A required file of a multipart body; its content is checked where it is read. */
export function requiredFile(message: string) {
  return z.unknown().refine((file) => file !== undefined && file !== null && file !== '', message);
}
