import type { Span } from './text-span.ts';

/**
 * Addresses as people spell them, after `undisguiseAddresses`. Marks may strike the words through, and a sentence may not
 * end before a word for a dot. Every repetition is bounded, so that the time is linear.
 */
const SPELLED = [
  // `robin at mail dot example` and `robin_at_mail_dot_example`, but not `worked at amazon.com` or `at Target dot com`.
  /(?!(?:(?:work|intern|volunteer|employ|train|start|shop|order|tutor|manag|stock|serv|hir|sell|stay|look)(?:p?ed|e[ds]?|p?ing|s)?|sold|bought|taught|am|is|are|was|were|been|it|us|good|great|jobs?|roles?|positions?|internships?|experience|shifts?|desk|help|team|cashier|clerk|associate|barista|summer|years?)\s)(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:a\p{M}{0,3}t\p{M}{0,3}|arroba|arobase)(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?!(?:the|an?|this|that|my|our)\s)[\p{L}\p{M}\p{N}-]{1,63}(?:(?:(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:d\p{M}{0,3}[o0]\p{M}{0,3}t\p{M}{0,3}|punto)(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}|\s{1,6}\.\s{1,6})[\p{L}\p{M}\p{N}-]{1,63}){1,5}/giu,
  /(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}\s{0,6}@\s{0,6}[\p{L}\p{M}\p{N}-]{1,63}(?:(?:(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:(?:d\p{M}{0,3}[o0]\p{M}{0,3}t\p{M}{0,3}|punto)|(?:point|period|full\sstop))(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}|\s{1,6}\.\s{1,6})[\p{L}\p{M}\p{N}-]{1,63}){1,5}/giu,
  /(?!(?:(?:work|intern|volunteer|employ|train|start|shop|order|tutor|manag|stock|serv|hir|sell|stay|look)(?:p?ed|e[ds]?|p?ing|s)?|sold|bought|taught|am|is|are|was|were|been|it|us|good|great|jobs?|roles?|positions?|internships?|experience|shifts?|desk|help|team|cashier|clerk|associate|barista|summer|years?)\s)(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:(?:a\p{M}{0,3}t\p{M}{0,3}|arroba|arobase)|chez)(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?!(?:the|an?|this|that|my|our)\s)[\p{L}\p{M}\p{N}-]{1,63}(?:(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:point|period|full\sstop)(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}[\p{L}\p{M}\p{N}-]{1,63}){0,4}(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:point|period|full\sstop)(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:com|net|org|edu|gov|info|example|co|io|us|me|app|uk|fr|es|mx)(?![\p{L}\p{M}\p{N}])/giu,
  // `robin_at_mail.example`
  /(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}[_~*/|=-]{1,3}(?:a\p{M}{0,3}t\p{M}{0,3}|arroba|arobase)[_~*/|=-]{1,3}[\p{L}\p{M}\p{N}-]{1,63}(?:\s{0,6}\.\s{0,6}[\p{L}\p{M}\p{N}-]{1,63}){1,5}/giu,
  // `robin at gmail`
  /(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}(?:\s{1,3}(?:a\p{M}{0,3}t\p{M}{0,3}|arroba|arobase)\s{1,3}|\s{0,6}@\s{0,6})(?:gmail|googlemail|hotmail|ymail|protonmail)(?![\p{L}\p{M}\p{N}])/giu,
  // `robin at yahoo com`
  /(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}(?:\s{1,3}(?:a\p{M}{0,3}t\p{M}{0,3}|arroba|arobase)\s{1,3}|\s{0,6}@\s{0,6})(?:(?:gmail|googlemail|hotmail|ymail|protonmail)|outlook|yahoo|icloud|aol|live|msn|gmx|proton|fastmail)[\s.,]{1,6}(?:com|net|org|edu|gov|info|example|co|io|us|me|app|uk|fr|es|mx)(?![\p{L}\p{M}\p{N}])/giu,
  // `robin gmail dot com`
  /(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}[\s,:;\p{So}-]{1,3}(?:(?:gmail|googlemail|hotmail|ymail|protonmail)|outlook|yahoo|icloud|aol|live|msn|gmx|proton|fastmail)(?:[\s.,]{1,6}|(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3}(?:d\p{M}{0,3}[o0]\p{M}{0,3}t\p{M}{0,3}|punto)(?:[\s_~*/|="'#^-]|[.:](?!\s)){1,3})(?:com|net|org|edu|gov|info|example|co|io|us|me|app|uk|fr|es|mx)(?![\p{L}\p{M}\p{N}])/giu,
  // `robin@mail,com`
  /(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}\s{0,2}@\s{0,2}[\p{L}\p{M}\p{N}-]{1,63}(?:\s{0,2}[,;.]\s{0,2}|\s{1,2})(?:com|net|org|edu)(?![\p{L}\p{M}\p{N}])/giu,
  // `my gmail is robin.22`
  /(?<![\p{L}\p{M}\p{N}_%+.-])(?:gmail|googlemail|hotmail|ymail|protonmail)(?:\s{0,2}(?:is|address|[:=-])\s{0,2}){1,2}(?=[\p{L}+-]{1,40}(?:[\d_]|\.\p{L}))[\p{L}\p{M}\p{N}_%+.-]{1,64}/giu,
  // `robin22 (gmail)`
  /(?=[\p{L}.+-]{2,40}[\d_])(?<![\p{L}\p{M}\p{N}_%+.-])[\p{L}\p{M}\p{N}_%+.-]{1,64}[\s(,:-]{1,4}(?:gmail|googlemail|hotmail|ymail|protonmail)(?![\p{L}\p{M}\p{N}])\)?/giu,
  // `r o b i n @ m a i l . c o m`
  /(?<![\p{L}\p{M}\p{N}_%+.-])(?:[\p{L}\p{N}]\s{1,2}){1,40}@(?:\s{1,2}[\p{L}\p{N}]){2,40}\s{0,2}\.(?:\s{0,2}[\p{L}\p{N}]){2,20}(?![\p{L}\p{M}\p{N}])/giu,
  // `moc.liam@nibor`
  /(?<![\p{L}\p{M}\p{N}_%+.-])(?:moc|ten|gro|ude)\.[\p{L}\p{M}\p{N}_%+.-]{1,64}@[\p{L}\p{M}\p{N}_%+.-]{1,64}/giu,
  // `robinATmailDOTcom`
  /(?<![\p{L}\p{M}\p{N}_%+.-])[a-z\d_%+.-]{1,64}AT[a-z\d-]{1,63}(?:DOT[a-z\d-]{1,63}){1,5}/gu,
];
const ENCLOSED_AT = /[([{<]\s{0,2}(?:(?:a\p{M}{0,3}t\p{M}{0,3}|arroba|arobase)|@)\s{0,2}[)\]}>]/giu;
/** `robin(a)mail.example` */
const ENCLOSED_LETTER = /(?<=[\p{L}\p{N}])\(a\)(?=[\p{L}\p{N}-]{1,63}\.\p{L}{2})/giu;
/** `robin (a) mail (d) example` */
const ENCLOSED_LETTERS =
  /(?<=[\p{L}\p{N}]\s{0,2})[([{<]a[)\]}>](\s{0,2}[\p{L}\p{N}-]{1,63}\s{0,2})[([{<]d[)\]}>](?=\s{0,2}\p{L}{2})/giu;
const ENCLOSED_DOT =
  /[([{<]\s{0,2}(?:(?:d\p{M}{0,3}[o0]\p{M}{0,3}t\p{M}{0,3}|punto)|(?:point|period|full\sstop)|\.)\s{0,2}[)\]}>]/giu;
/** `@@`, `\@`, `*@*` */
const DECORATED_AT = /[\\@~*^|]{0,6}@[\\@~*^|]{0,6}/g;

/** What an address ends with, when little else tells it from a sentence. */
export const ADDRESS_ENDING =
  /[\s.](?:com|net|org|edu|gov|info|example|co|io|us|me|app|uk|fr|es|mx)$/iu;

/** Reads `[at]`, `(dot)` and `\@` as the signs that they stand for, with blanks around them; it has the same length. */
export function undisguiseAddresses(text: string): string {
  return text
    .replace(ENCLOSED_LETTER, ' @ ')
    .replace(ENCLOSED_LETTERS, ' @ $1 . ')
    .replace(ENCLOSED_AT, (words) => centered('@', words.length))
    .replace(ENCLOSED_DOT, (words) => centered('.', words.length))
    .replace(DECORATED_AT, (signs) => centered('@', signs.length));
}

function centered(sign: string, length: number): string {
  return sign.padStart(Math.ceil(length / 2)).padEnd(length);
}

/** Finds every mail address that spells out its punctuation. */
export function findSpelledAddresses(text: string): Span[] {
  return SPELLED.flatMap((pattern) => findByLine(text, pattern));
}

/** After a match, goes on in the next line at the latest: what begins in a line does not depend on those before it. */
function findByLine(text: string, pattern: RegExp): Span[] {
  const found: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index: start, 0: address } = match;
    found.push({ start, end: start + address.length });
    const line = address.indexOf('\n') + 1;
    if (line > 0) pattern.lastIndex = start + line;
  }
  return found;
}
