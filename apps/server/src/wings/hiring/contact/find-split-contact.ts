import { findMailAddresses } from './find-mail-addresses.ts';
import { ADDRESS_ENDING, findSpelledAddresses } from './find-spelled-addresses.ts';
import type { Span } from './text-span.ts';

interface Readings {
  readonly addresses: string;
  readonly numbers: string;
}

/** Digits at an edge of a text, as part of a number that goes on in the next text. */
interface Piece extends Span {
  readonly digits: string;
  /** The place of its text. */
  readonly place: number;
}

const PART_OF_NUMBER = /^[\d\s\p{M}()+.*_-]*$/u;
/** Of the United States, with its country code or without. */
const WHOLE_NUMBER = /^1?([2-9]\d\d[2-9]\d{6})$/;
const NUMBER_MAX = 11;
const YEAR = /^(?:19|20)\d{2}$/;
/**
 * Texts that one number or address may be split over. What is hidden of a text depends on so many before and after it,
 * and on no others.
 */
export const SPLIT_TEXTS_MAX = 16;
/** Characters of each text in which split contact may begin or end. */
const EDGE = 100;
/** No part of any address. */
const CUT = '\u0001';
/** Above the scales of ratings: ten of those are no number. */
const ABOVE_RATINGS = /[6-9]/;

/** Finds contact that begins in one text and ends in another, such as `919`, `555` and `0177`: its part of each text. */
export function findSplitContact(texts: readonly Readings[]): Span[][] {
  const found: Span[][] = texts.map(() => []);
  if (texts.length === 1) return found;
  for (const { place, start, end } of [...splitNumbers(texts), ...splitAddresses(texts)]) {
    found[place]?.push({ start, end });
  }
  return found;
}

function splitNumbers(texts: readonly Readings[]): Piece[] {
  const lasts = texts.map(({ numbers }, place) => lastOf(numbers, place));
  const firsts = texts.map(({ numbers }, place) => firstOf(numbers, place));
  return lasts.flatMap((last, place) =>
    last.digits ? numberFrom(last, firsts.slice(place + 1, place + SPLIT_TEXTS_MAX)) : [],
  );
}

/** The pieces of the number that begins with a piece; none if there is no such number. */
function numberFrom(first: Piece, further: readonly (Piece & { isWhole: boolean })[]): Piece[] {
  const pieces = [first];
  for (const piece of further) {
    if (piece.digits) pieces.push(piece);
    if (piece.digits && isNumber(pieces.map(({ digits }) => digits))) return pieces;
    if (!piece.isWhole || pieces.length > NUMBER_MAX) break;
  }
  return [];
}

/** In its usual groups, or digit by digit; lists of other numbers, ZIP codes and years are none. */
function isNumber(pieces: readonly string[]): boolean {
  const digits = pieces.join('');
  const number = WHOLE_NUMBER.exec(digits)?.[1];
  if (number === undefined || YEAR.test(pieces.at(-1) ?? '')) return false;
  if (pieces.every((piece) => piece.length === 1)) return ABOVE_RATINGS.test(digits);
  let left = digits.length;
  return pieces.every((piece) => {
    const isGroup = left >= 10 || left === 7 || left === 4;
    left -= piece.length;
    return isGroup;
  });
}

function firstOf(numbers: string, place: number): Piece & { isWhole: boolean } {
  const edge = numbers.slice(0, EDGE);
  const letter = edge.search(/\p{L}/u);
  const end = letter < 0 ? edge.length : letter;
  const isWhole = end === numbers.length;
  return { ...pieceOf(edge, { start: 0, end }, place), isWhole };
}

function lastOf(numbers: string, place: number): Piece {
  const { length } = numbers;
  let start = length;
  while (start > Math.max(0, length - EDGE) && PART_OF_NUMBER.test(numbers.charAt(start - 1))) {
    start -= 1;
  }
  return pieceOf(numbers, { start, end: length }, place);
}

/** From the first digit to the last one; without digits when there is anything that numbers do not have. */
function pieceOf(numbers: string, { start, end }: Span, place: number): Piece {
  const text = numbers.slice(start, end);
  const digits = PART_OF_NUMBER.test(text) ? text.replaceAll(/\D/g, '') : '';
  const before = text.search(/[\d(+]/);
  const after = text.length - text.trimEnd().length;
  return { place, digits, start: start + Math.max(before, 0), end: end - after };
}

function splitAddresses(texts: readonly Readings[]): Piece[] {
  const edges = texts.map(({ addresses }) => edgesOf(addresses));
  const joined = edges.join('\n');
  const spans = [...findMailAddresses(joined), ...findSpelledAddresses(joined)].filter(
    ({ start, end }) => {
      const address = joined.slice(start, end);
      const { length } = address.split('\n');
      return length > 1 && length <= SPLIT_TEXTS_MAX && ADDRESS_ENDING.test(address);
    },
  );
  let from = 0;
  return edges.flatMap(({ length }, place) => {
    const [begin, end] = [from, from + length];
    from = end + 1;
    const cut = (texts[place]?.addresses.length ?? 0) - length;
    const within = (position: number) => {
      const inEdges = Math.min(Math.max(position, begin), end) - begin;
      return inEdges > EDGE ? inEdges + cut : inEdges;
    };
    return spans
      .filter((span) => span.start < end && span.end > begin)
      .map((span) => ({ place, digits: '', start: within(span.start), end: within(span.end) }));
  });
}

/** A split address is at the edges of its texts, which are all that is read a second time, each as one line. */
function edgesOf(text: string): string {
  const edges = text.length > 2 * EDGE ? text.slice(0, EDGE) + CUT + text.slice(-EDGE) : text;
  return edges.replaceAll('\n', ' ');
}
