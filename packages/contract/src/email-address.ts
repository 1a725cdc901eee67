import * as z from 'zod';

/** Longest address that mail can be sent to. */
export const EMAIL_MAX = 254;
export const INVALID_EMAIL_MESSAGE = 'Please enter a valid email address';

/** A domain is of letters, digits, hyphens and underscores, with single periods between its labels. */
const EMAIL_PATTERN = /^[^\s@]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+$/u;

/** What stands beside an address, or between two, but in none that a mailbox has without quotes. */
const BESIDE_ADDRESSES: readonly (readonly [sign: RegExp, name: string])[] = [
  [/^mailto:/i, '“mailto:”'],
  [/,/, 'commas'],
  [/[;:]/, 'semicolons and colons'],
  [/[<>()[\]"\\]/, 'brackets and quotation marks'],
];

/** Letters without a shape, marks that turn others around, and control characters; a NUL stays, to be refused. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|[^\P{Cc}\s\0]/gu;

/**
 * An address as it is stored and compared, but for its case: without what nobody sees, as copies from pages and chats
 * bring it along, and in one form of each letter (NFKC).
 */
export function readEmail(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFKC').trim();
}

/** What is wrong with an address; null if mail can be sent to it. */
export function emailProblem(text: string): string | null {
  if (text.length > EMAIL_MAX) return INVALID_EMAIL_MESSAGE;
  const beside = BESIDE_ADDRESSES.find(([sign]) => sign.test(text));
  if (beside) return `${INVALID_EMAIL_MESSAGE}, without ${beside[1]}`;
  return EMAIL_PATTERN.test(text) ? null : INVALID_EMAIL_MESSAGE;
}

/** Whether mail can be sent to an address, as it is read. */
export function isEmailAddress(text: string): boolean {
  return emailProblem(readEmail(text)) === null;
}

/** An address that must be there. Whether mail can be sent to it is another rule, where others come before. */
export function requiredEmail(requiredMessage: string) {
  return z
    .string({ error: requiredMessage })
    .overwrite(readEmail)
    .min(1, { error: requiredMessage, abort: true });
}

/** An address that mail can be sent to. */
export function emailAddress(requiredMessage: string) {
  return requiredEmail(requiredMessage).superRefine((text, context) => {
    complainOfEmail(context, text);
  });
}

/** Adds what is wrong with an address to the issues of a form. */
export function complainOfEmail(context: z.RefinementCtx, text: string, ...path: string[]): void {
  const message = emailProblem(text);
  if (message !== null) context.addIssue({ code: 'custom', message, path });
}
