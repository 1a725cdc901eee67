import type { Span } from './text-span.ts';

/** Fewest digits of a phone number: of the United States, and with a country code. */
const PHONE_DIGITS = { least: 10, leastAfterPlus: 7 };
/** `555-0123`, a number without its area code. */
const LOCAL_NUMBER = /^\d{3}(?:[\s.-]{1,3}|\p{Pd})\d{4}$/u;
/** `500–1500`, from one round number to another. */
const RANGE = /^\d\d0[–—]\d{3}0$/;
const NO_WORDS = /^[^\p{L}\p{N}]*$/u;
/** Separates the items of a list: `95, 87; 92`. */
const LIST_MARK = /[,;]\s/;
/** Dates, times and years: as long as phone numbers, and common in answers. */
const NO_NUMBERS = [
  /(?<![\d.:/-])(?:[01]?\d|2[0-4]):[0-5]\d(?![:\d])/g,
  /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1(?:19|20)?\d{2}(?![./-]?\d)/g,
  /(?<![\d./-])(?:19|20)\d{2}([./-])\d{1,2}\1\d{1,2}(?![./-]?\d)/g,
  /(?<![\d./-])\d{1,2}\/(?:19|20)\d{2}(?![./-]?\d)/g,
  /(?<![\d./-])(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}(?![./-]?\d)/g,
];
/** Number of a book, with or without hyphens. */
const ISBN = /(?<![\d+-])97[89](?:[- ]?\d){10}(?!-?\d)/g;
const MONEY = /[$€£]\s?\d[\d,.]*/g;
/** Digits that continue an amount, and how many characters are checked for them. */
const CONTINUATION = /^[\s\d.-]*/;
const CONTINUATION_MAX = 40;
/** `919, 555, 0177`, which would otherwise be a list. */
const LISTED_NUMBER =
  /(?<!\p{Nd})\p{Nd}{3}[^\p{L}\p{N}\p{Sc}]{1,4}\p{Nd}{3}[^\p{L}\p{N}\p{Sc}]{1,4}(?!(?:19|20)\d{2}(?!\d))\p{Nd}{4}(?!\p{Nd})/gu;
const YEAR = /^(?:19|20)\d{2}$/;

/** Groups of digits with only punctuation and blanks between them. */
interface DigitRun extends Span {
  readonly groups: readonly string[];
}

/**
 * Finds every phone number in linear time, however its digits are spaced; also every run of digits
 * that contains a known number (digits only).
 */
export function findPhoneNumbers(text: string, known: readonly string[]): Span[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const holdsKnown = ({ groups }: DigitRun) => {
    const digits = groups.join('');
    return known.some((number) => digits.includes(number));
  };
  const isPhone = (run: DigitRun) => isPhoneNumber(run, text);
  const undated = withoutDates(text);
  return [
    ...digitRuns(text, () => true).filter(holdsKnown),
    ...listedNumbers(undated),
    ...digitRuns(withoutMoney(undated), (between) => !LIST_MARK.test(between)).filter(isPhone),
  ].map(({ start, end }) => ({ start: startOfPrefix(text, start), end }));
}

function isPhoneNumber({ start, end, groups }: DigitRun, text: string): boolean {
  if (groups.every((group) => YEAR.test(group))) return false;
  const { length } = groups.join('');
  if (length === 7) return isLocalNumber(text.slice(start, end)) || hasPlus(text, start);
  return length >= (hasPlus(text, start) ? PHONE_DIGITS.leastAfterPlus : PHONE_DIGITS.least);
}

function isLocalNumber(digits: string): boolean {
  return LOCAL_NUMBER.test(digits) && !RANGE.test(digits);
}

function digitRuns(text: string, joins: (between: string) => boolean): DigitRun[] {
  const runs: { start: number; end: number; groups: string[] }[] = [];
  for (const { 0: group, index } of text.matchAll(/\p{Nd}+/gu)) {
    const last = runs.at(-1);
    const between = last && text.slice(last.end, index);
    const end = index + group.length;
    if (last && between !== undefined && NO_WORDS.test(between) && joins(between)) {
      last.groups.push(group);
      last.end = end;
    } else runs.push({ start: index, end, groups: [group] });
  }
  return runs;
}

function listedNumbers(text: string): Span[] {
  return Array.from(text.matchAll(LISTED_NUMBER), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** Replaces amounts of money by letters, so that positions stay the same. */
function withoutMoney(text: string): string {
  return text.replace(MONEY, (amount, start: number) => {
    const end = start + amount.length;
    const [further = ''] = CONTINUATION.exec(text.slice(end, end + CONTINUATION_MAX)) ?? [];
    const digits = (amount + further).replaceAll(/\D/g, '').length;
    return digits < PHONE_DIGITS.least ? 'x'.repeat(amount.length) : amount;
  });
}

/** Replaces days, times, years and numbers of books by letters, so that positions stay the same. */
function withoutDates(text: string): string {
  return NO_NUMBERS.reduce(
    (masked, pattern) => masked.replace(pattern, (found) => 'x'.repeat(found.length)),
    text.replace(ISBN, (number) => (checksOut(number) ? 'x'.repeat(number.length) : number)),
  );
}

/** Every other digit of a book's number counts three times; the sum ends in a zero. */
function checksOut(number: string): boolean {
  const digits = Array.from(number.replaceAll(/\D/g, ''), Number);
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0;
}

function hasPlus(text: string, start: number): boolean {
  return text.slice(startOfPrefix(text, start), start).includes('+');
}

/** The `+` and `(` that belong to a number. */
function startOfPrefix(text: string, start: number): number {
  let from = start;
  while (from > 0 && start - from < 3 && '+( '.includes(text.charAt(from - 1))) from -= 1;
  while (text.charAt(from) === ' ') from += 1;
  return from;
}
