import { findMailAddresses } from './find-mail-addresses.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';
import { replaceSpans, type Span } from './text-span.ts';

/** The applicant's own ways to be reached, known whatever they look like. */
export interface Contact {
  readonly emails: readonly string[];
  /** Digits alone. */
  readonly phones: readonly string[];
}

const HIDDEN = '(hidden)';
/** Characters that nobody sees, put into a text to be read past. */
const UNSEEN = /\p{Cf}/gu;
/** Stand for a dot in the name of a host; the other forms of it are one already (NFKC). */
const DOTS = /\u3002/g;

/**
 * A text without phone numbers and mail addresses, whoever they belong to and however they are spaced.
 * Every step takes time in proportion to the text.
 */
export function hideContact(text: string, { emails, phones }: Contact): string {
  const plain = plainOf(text);
  const spans = [
    ...emails.flatMap((email) => findText(plain, plainOf(email))),
    ...findMailAddresses(plain),
    ...findPhoneNumbers(plain, phones),
  ];
  return spans.length === 0 ? text : replaceSpans(plain, spans, HIDDEN);
}

/** Every place of a short text, in whatever case. */
function findText(text: string, sought: string): Span[] {
  const folded = withoutCase(text);
  const wanted = withoutCase(sought);
  const found: Span[] = [];
  for (let start = folded.indexOf(wanted); start >= 0;) {
    const end = start + wanted.length;
    found.push({ start, end });
    start = folded.indexOf(wanted, end);
  }
  return found;
}

function plainOf(text: string): string {
  return text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(DOTS, '.');
}

/** As long as the text, so that places in one are places in the other. */
function withoutCase(text: string): string {
  const folded = text.toLowerCase();
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}
