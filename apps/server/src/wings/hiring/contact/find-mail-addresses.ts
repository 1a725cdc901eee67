import type { Span } from './text-span.ts';

/** Ends the name before an @: blanks, and characters that enclose or separate addresses. */
const NOT_OF_NAME = /[\s@,;:/\\<>()[\]{}"'|]/;
const OF_DOMAIN = /[\p{L}\p{M}\p{N}-]/u;
/** Longest quoted name before an @. */
const QUOTED_MAX = 66;
/** Blanks that may stand beside an @ or before a dot. */
const BLANKS_MAX = 6;

/**
 * Finds every mail address in linear time: text between two @ is read once from each side. `robin @
 * mail .example` and `"rob in"@mail.example` are addresses; `@robin` and `robin@mail` are not.
 */
export function findMailAddresses(text: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = startOfName(text, at);
    const end = endOfDomain(text, at + 1);
    if (start !== null && end !== null) found.push({ start, end });
  }
  return found;
}

function startOfName(text: string, at: number): number | null {
  const last = at - countBlanks(text, at - 1, -1);
  if (text.charAt(last - 1) === '"') return startOfQuoted(text, last);
  let start = last;
  while (start > 0 && !NOT_OF_NAME.test(text.charAt(start - 1))) start -= 1;
  return start < last ? start : null;
}

/** Null when the quotes are empty, or follow a blank: then they open the name in `"@robin"`. */
function startOfQuoted(text: string, end: number): number | null {
  const from = Math.max(0, end - QUOTED_MAX);
  const opening = text.slice(from, end - 1).lastIndexOf('"');
  const isName = opening >= 0 && from + opening < end - 2 && !/\s/.test(text.charAt(end - 2));
  return isName ? from + opening : null;
}

/** Null without a dot that has a name on both sides. */
function endOfDomain(text: string, from: number): number | null {
  let end = from + countBlanks(text, from, 1);
  let names = 0;
  for (;;) {
    const next = endOfName(text, end);
    if (next === end) break;
    names += 1;
    end = next;
    const dot = end + countBlanks(text, end, 1);
    if (text.charAt(dot) !== '.') break;
    // A blank after the dot of `mail.example. Then` ends the sentence; one on both sides does not.
    const name = dot + 1 + (dot > end ? countBlanks(text, dot + 1, 1) : 0);
    if (endOfName(text, name) === name) break;
    end = name;
  }
  return names > 1 ? end : null;
}

function endOfName(text: string, from: number): number {
  let end = from;
  while (end < text.length && OF_DOMAIN.test(text.charAt(end))) end += 1;
  return end;
}

function countBlanks(text: string, from: number, step: 1 | -1): number {
  let count = 0;
  while (count < BLANKS_MAX && /\s/.test(text.charAt(from + count * step))) count += 1;
  return count;
}
