import { findMailAddresses } from './find-mail-addresses.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';
import { findSpelledAddresses } from './find-spelled-addresses.ts';
import { replaceSpans, type Span } from './text-span.ts';

/** The applicant's own contact, which is found in any spelling. */
export interface Contact {
  readonly emails: readonly string[];
  /** Digits only. */
  readonly phones: readonly string[];
}

const HIDDEN = '(hidden)';
/** Invisible characters, which could split an address or number. */
const INVISIBLE = /\p{Cf}/gu;
/** Longest expansion of a normalized text: `ﷺ` alone becomes 18 characters. */
const GROWTH_MAX = 2;
/**
 * Marks on one letter. Normalization sorts them in quadratic time unless something separates them.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
const MARKS_IN_A_ROW = /\p{M}{30}/gu;
/** Full stops that NFKC does not turn into a dot. */
const DOTS = /\u3002/g;

/**
 * Hides all phone numbers and mail addresses, whoever they belong to and however they are spaced.
 * Every step takes linear time.
 */
export function hideContact(text: string, { emails, phones }: Contact): string {
  const plain = plainOf(text);
  const spans = [
    ...emails.flatMap((email) => findText(plain, plainOf(email))),
    ...findMailAddresses(plain),
    ...findSpelledAddresses(plain),
    ...findPhoneNumbers(plain, phones),
  ];
  return spans.length === 0 ? text : replaceSpans(plain, spans, HIDDEN);
}

/** Finds every occurrence of a short text, ignoring case. */
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
  const orderly = text.replaceAll(MARKS_IN_A_ROW, '$&\u034f');
  const whole = orderly.normalize('NFKC');
  const plain = whole.length <= orderly.length * GROWTH_MAX ? whole : plainCharacters(orderly);
  return plain.replaceAll(INVISIBLE, '').replaceAll(DOTS, '.');
}

/** Normalizes each character, except for those that expand to words. */
function plainCharacters(text: string): string {
  const known = new Map<string, string>();
  return text.replaceAll(/\P{ASCII}/gu, (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const plain = character.normalize('NFKC');
    const kept = plain.length <= character.length * GROWTH_MAX ? plain : character;
    known.set(character, kept);
    return kept;
  });
}

/** Keeps the length of the text, so that positions stay the same. */
function withoutCase(text: string): string {
  const folded = text.toLowerCase();
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}
