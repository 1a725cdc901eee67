import type { PayFrequency } from './job-enumerations.ts';

/** Pay as somebody typed it, understood; an amount has the same at both ends. */
export interface TypedPay {
  readonly min: number;
  readonly max: number;
  /** For how long, where it is said. */
  readonly frequency: PayFrequency | null;
  /** Whether tips come on top. */
  readonly tipped: boolean;
}

/** What has to be asked, as typed text may mean two things, or none. */
export interface PayQuestion {
  readonly ask: string;
}

export const INVALID_PAY = 'Please enter a valid amount';
const PAY_BY_YEAR = 'Please enter what a month pays: there is no pay by the year';
const HIGHER_FIRST = 'Please enter the lower amount first';

/** More than any way to write pay has. */
const LENGTH_MAX = 80;

const units: readonly (readonly [string, PayFrequency | null])[] = [
  ['h|hr|hrs|hour|hours|hourly', 'Per Hour'],
  ['d|day|daily', 'Per Day'],
  ['w|wk|week|weekly', 'Per Week'],
  ['mo|month|monthly', 'Per Month'],
  ['y|yr|year|yearly|annum|annually', null],
];
const ANY_UNIT = units.map(([words]) => words).join('|');
const UNIT = `(?: ?(?:/|\\bper\\b|\\ban?\\b|\\bp\\b)? ?(${ANY_UNIT})\\b\\.?)?`;
const AMOUNT = '(?:us\\$|usd|\\$)? ?([\\d.,]+) ?(k\\b)?(?: ?(?:usd|dollars?|bucks|\\$))?';
const UNTIL = ' ?(?:[-–—−‐‑]|\\bto\\b) ?';
const TIPS = '(,? ?(?:\\+|&|\\bplus\\b|\\band\\b|w/) ?tips?\\b)?';
const PAY = new RegExp(`^${AMOUNT}${UNIT}(?:${UNTIL}${AMOUNT}${UNIT})?${TIPS}$`);

/** Reads `15`, `$15.50`, `15,50`, `1,500`, `15k`, `15–18`, `$15 to $18 an hour`; null for blank text. */
export function readPay(text: string): TypedPay | PayQuestion | null {
  if (text.length > LENGTH_MAX) return { ask: INVALID_PAY };
  const typed = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (typed === '') return null;
  const [whole, low, lowK, lowUnit, high, highK, highUnit, tips] = PAY.exec(typed) ?? [];
  if (whole === undefined || low === undefined) return { ask: INVALID_PAY };
  // In `15-18k` both are thousands.
  const min = readAmount(low, lowK ?? highK);
  const max = high === undefined ? min : readAmount(high, highK);
  if (typeof min !== 'number') return min;
  if (typeof max !== 'number') return max;
  if (min > max) return { ask: HIGHER_FIRST };
  const frequencies = [lowUnit, highUnit].filter((unit) => unit !== undefined).map(frequencyOf);
  const [frequency = null] = frequencies;
  if (frequencies.includes(null)) return { ask: PAY_BY_YEAR };
  if (frequencies.some((each) => each !== frequency)) return { ask: INVALID_PAY };
  return { min, max, frequency, tipped: tips !== undefined };
}

function frequencyOf(word: string): PayFrequency | null {
  return units.find(([words]) => words.split('|').includes(word))?.[1] ?? null;
}

function readAmount(digits: string, thousands: string | undefined): number | PayQuestion {
  const amount = readDigits(digits);
  if (typeof amount !== 'number' || thousands === undefined) return amount;
  return Math.round(amount * 100_000) / 100;
}

function readDigits(digits: string): number | PayQuestion {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^(?:\d+\.?\d{0,2}|\.\d{1,2})$/.test(digits)) return Number(digits);
  // As most of Europe and Latin America write it.
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(digits)) {
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  }
  const [whole, decimals] = /^(\d{1,3})\.(\d{3})$/.exec(digits)?.slice(1) ?? [];
  if (whole === undefined || decimals === undefined) return { ask: INVALID_PAY };
  return { ask: `Please write ${whole}.${decimals.slice(0, 2)} or ${whole},${decimals}` };
}

const ONE_AMOUNT = 'Please enter one amount here; a range has its own two fields';
const AMOUNT_ALONE = 'Please enter the amount alone, without words';

/** One amount as typed, for a field that has nothing else; null for blank text. */
export function readAmountOf(text: string): number | PayQuestion | null {
  const read = readPay(text);
  if (read === null || 'ask' in read) return read;
  if (read.min !== read.max) return { ask: ONE_AMOUNT };
  return read.frequency === null && !read.tipped ? read.min : { ask: AMOUNT_ALONE };
}

/** One amount as typed; null if it is none, or has to be asked about. */
export function amountOf(text: string): number | null {
  const read = readAmountOf(text);
  return typeof read === 'number' ? read : null;
}
