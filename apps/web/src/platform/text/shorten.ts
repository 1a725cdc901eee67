/** About as much as search engines show. */
const LENGTH = 160;

/** Marks that turn the direction of all text after them, such as the site's name in a title. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text of anybody's as one line that leaves what stands beside it alone. */
export function oneLine(text: string): string {
  return text
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The first characters of a text, none of them halved. */
export function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** A text as one line of at most `length` characters, cut between words where it has some. */
export function shorten(text: string, length = LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const beginning = beginningOf(line, length - 1);
  return `${beginning.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
