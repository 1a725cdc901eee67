import * as z from 'zod';
import { asShown } from './as-shown.ts';
import { ZIP_LENGTH } from './limits.ts';
import { readPhone } from './read-phone.ts';
import { CHOOSE_STATE_MESSAGE, readState } from './us-states.ts';

/** Rules of fields that several forms share, with their messages. */

/**
 * Letters, marks, digits, spaces and the signs in the names of places, schools and positions (Winston-Salem, Texas A&M,
 * C++ tutor).
 */
const NAME_CHARACTERS = "\\p{L}\\p{M}\\p{Nd}\\s.,'’‘ʻ`()&/+#\\u2010-\\u2015-";
export const CITY_PATTERN = new RegExp(`^[${NAME_CHARACTERS}]+$`, 'u');
export const INVALID_CITY_MESSAGE =
  'Please use letters, digits, spaces, hyphens and apostrophes for the city';
const OTHER_CHARACTERS = new RegExp(`[^${NAME_CHARACTERS}]`, 'gu');

/** What remains of a text as the name of a city, a school or a position. */
export function nameCharacters(text: string): string {
  return withHyphens(text).replace(OTHER_CHARACTERS, '');
}

/** Dashes as they are pasted from a page stand for hyphens. */
function withHyphens(text: string): string {
  return text.replace(/[\u2010-\u2015]/g, '-');
}

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

/** A US phone number in any formatting, read as its ten digits. */
export function phoneNumber(requiredMessage: string, incompleteMessage: string) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .transform((text, context): string => readPhone(text) ?? refuse(context, incompleteMessage));
}

/** A state by its name or code, read as its code. */
export function stateCode(requiredMessage: string, invalidMessage = CHOOSE_STATE_MESSAGE) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .transform((text, context): string => readState(text) ?? refuse(context, invalidMessage));
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

export function cityName(requiredMessage: string) {
  return requiredText(requiredMessage, 100)
    .regex(CITY_PATTERN, { error: INVALID_CITY_MESSAGE })
    .overwrite(withHyphens);
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

/** A moment with any offset from UTC, as `toISOString` writes it. */
export function moment(message: string) {
  return z.iso
    .datetime({ offset: true, error: message })
    .transform((text) => new Date(text).toISOString());
}

/** A required file of a multipart body; its content is checked where it is read. */
export function requiredFile(message: string) {
  return z.unknown().refine((file) => file !== undefined && file !== null && file !== '', message);
}

const REVISION_MESSAGE = 'Please say which revision you have read';

/** The `revision` of what was read before deciding. */
export const readRevision = z
  .string({ error: REVISION_MESSAGE })
  .min(1, REVISION_MESSAGE)
  .max(64, REVISION_MESSAGE);
