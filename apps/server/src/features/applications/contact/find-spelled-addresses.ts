import type { Span } from './text-span.ts';

/** Every repetition has an end, so that the time grows with the text alone. */
const SPELLED = [
  // `robin at mail dot example`; `worked at amazon.com` is none.
  /(?<![\p{L}\p{N}_%+.-])[\p{L}\p{N}_%+.-]{1,64}(?:\s{0,3}[([{<]\s?at\s?[)\]}>]\s{0,3}|\s{1,3}at\s{1,3}|\s{0,3}@\s{0,3})[\p{L}\p{N}-]{1,63}(?:(?:\s{0,3}[([{<]\s?(?:dot|\.)\s?[)\]}>]\s{0,3}|\s{1,3}dot\s{1,3})[\p{L}\p{N}-]{1,63}){1,5}/giu,
  // `robin[at]mail.example`
  /(?<![\p{L}\p{N}_%+.-])[\p{L}\p{N}_%+.-]{1,64}\s{0,3}[([{<]\s?at\s?[)\]}>]\s{0,3}[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu,
];

/** Every mail address in a text whose marks are written in words. */
export function findSpelledAddresses(text: string): Span[] {
  return SPELLED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
}
