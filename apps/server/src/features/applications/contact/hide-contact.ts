import { findMailAddresses } from './find-mail-addresses.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';
import { findSpelledAddresses, undisguiseAddresses } from './find-spelled-addresses.ts';
import { PAD, readThroughDisguises } from './read-through-disguises.ts';
import { replaceSpans, type Span } from './text-span.ts';
import { findNumbersInWords, undisguiseNumbers } from './undisguise-numbers.ts';

/** The applicant's own contact, which is found in any spelling. */
export interface Contact {
  readonly emails: readonly string[];
  /** Digits only. */
  readonly phones: readonly string[];
}

const HIDDEN = '(hidden)';
/** Invisible characters, which could split an address or number. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const MARK = /\p{M}/u;
/** On its own, not in a word of such letters, it stands for an @. */
const ENCLOSED_A = /(?<![\u24b6-\u24e9])[\u24b6\u24d0](?![\u24b6-\u24e9])/g;
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
 * Hides all phone numbers and mail addresses, no matter whose they are and however they are spaced, spelled or escaped:
 * the only such function, for answers, profiles and names of files. It looks at readings of the text that have its
 * length, so that what is found in one is hidden in the text. Every step takes linear time.
 */
export function hideContact(text: string, { emails, phones }: Contact): string {
  const plain = plainOf(text);
  const read = readThroughDisguises(plain);
  const addresses = undisguiseAddresses(read);
  const numbers = undisguiseNumbers(read);
  const spans = [
    ...emails.flatMap((email) => findText(plain, plainOf(email))),
    ...widened(findMailAddresses(addresses), read),
    ...widened(findSpelledAddresses(addresses), read),
    ...findNumbersInWords(read),
    ...widened(findPhoneNumbers(read, phones), read),
    ...(numbers === read ? [] : widened(findPhoneNumbers(numbers, phones), numbers)),
  ];
  return spans.length === 0 ? text : replaceSpans(plain, spans, HIDDEN);
}

/** With all of the first and the last character: their escapes, words and marks. */
function widened(spans: readonly Span[], reading: string): Span[] {
  return spans.map(({ start, end }) => {
    let from = start;
    let to = end;
    while (reading.charAt(from - 1) === PAD) from -= 1;
    while (MARK.test(reading.charAt(to))) to += 1;
    return { start: from, end: to };
  });
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
  const orderly = text.replaceAll(ENCLOSED_A, '@').replaceAll(MARKS_IN_A_ROW, '$&\u034f');
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
