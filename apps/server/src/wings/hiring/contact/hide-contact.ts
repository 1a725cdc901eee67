import { findMailAddresses } from './find-mail-addresses.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';
import { findSplitContact } from './find-split-contact.ts';
import { findSpelledAddresses, undisguiseAddresses } from './find-spelled-addresses.ts';
import { foldSign } from './fold-sign.ts';
import { readNumberWords } from './number-words.ts';
import { PAD, readThroughDisguises } from './read-through-disguises.ts';
import { replaceSpans, type Span } from './text-span.ts';
import { undisguiseNumbers } from './undisguise-numbers.ts';

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
/** Longest expansion of a normalized text: `ﷺ` alone becomes 18 characters. */
const GROWTH_MAX = 2;
/**
 * Marks on one letter. Normalization sorts them in quadratic time unless something separates them.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
const MARKS_IN_A_ROW = /\p{M}{30}/gu;
/** Symbols stand as they are until they are read: `⑼` would become three characters. */
const SYMBOLS = /([^\p{No}\p{So}\p{Nl}]+)|[\p{No}\p{So}\p{Nl}]/gu;
/** Full stops that NFKC does not turn into a dot. */
const DOTS = /\u3002/g;

/** A text with what was found in it, and its readings, which have the length of `plain`. */
export interface ReadText {
  readonly text: string;
  readonly plain: string;
  readonly addresses: string;
  readonly numbers: string;
  readonly spans: readonly Span[];
}

/** Hides the contact of one text. */
export function hideContact(text: string, contact: Contact): string {
  return hideFound(readForContact(text, contact));
}

/** Hides the contact of texts that are shown together, also what is split over several. */
export function hideContactTogether(texts: readonly ReadText[]): string[] {
  const split = findSplitContact(texts);
  return texts.map((read, place) => hideFound(read, split[place]));
}

/**
 * Finds all phone numbers and mail addresses, no matter whose they are and however they are spaced, spelled or escaped:
 * the only such function, for answers, profiles and names of files. It looks at readings of the text that have its
 * length, so that what is found in one is hidden in the text. Every step takes linear time.
 */
export function readForContact(text: string, { emails, phones }: Contact): ReadText {
  const plain = plainOf(text);
  const read = readThroughDisguises(plain);
  const addresses = undisguiseAddresses(read);
  const words = readNumberWords(read);
  const numbers = undisguiseNumbers(words.reading);
  const spans = [
    ...emails.flatMap((email) => findText(plain, plainOf(email))),
    ...widened(findMailAddresses(addresses), read),
    ...widened(findSpelledAddresses(addresses), read),
    ...words.spans,
    ...widened(findPhoneNumbers(read, phones), read),
    ...(numbers === read ? [] : widened(findPhoneNumbers(numbers, phones), numbers)),
  ];
  return { text, plain, addresses, numbers, spans };
}

function hideFound({ text, plain, spans }: ReadText, further: readonly Span[] = []): string {
  const found = [...spans, ...further];
  return found.length === 0 ? text : replaceSpans(plain, found, HIDDEN);
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
  const orderly = text.replaceAll(MARKS_IN_A_ROW, '$&\u034f');
  const plain = orderly.replaceAll(SYMBOLS, (symbol, words?: string) =>
    words === undefined && foldSign(symbol) !== undefined ? symbol : normalized(symbol),
  );
  return plain.replaceAll(INVISIBLE, '').replaceAll(DOTS, '.');
}

function normalized(text: string): string {
  const whole = text.normalize('NFKC');
  return whole.length <= text.length * GROWTH_MAX ? whole : plainCharacters(text);
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
