/** About as much as search engines display. */
const LENGTH = 160;

/** Bidirectional controls, which would reverse the text that follows, such as the site's name in a title. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A user's text as one line that cannot affect the text around it. */
export function oneLine(text: string): string {
  return text
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The first characters of a text, without splitting a surrogate pair. */
export function firstCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** A text as one line of at most `length` characters, cut between words if possible. */
export function shorten(text: string, length = LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const beginning = firstCharacters(line, length - 1);
  return `${beginning.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
