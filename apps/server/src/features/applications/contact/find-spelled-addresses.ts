import type { Span } from './text-span.ts';

/** Every repetition is bounded, so that the time is linear. */
const SPELLED = [
  // `robin at mail dot example`, but not `worked at amazon.com`.
  /(?<![\p{L}\p{N}_%+.-])[\p{L}\p{N}_%+.-]{1,64}(?:\s{0,3}[([{<]\s?at\s?[)\]}>]\s{0,3}|\s{1,3}at\s{1,3}|\s{0,3}@\s{0,3})[\p{L}\p{N}-]{1,63}(?:(?:\s{0,3}[([{<]\s?(?:dot|\.)\s?[)\]}>]\s{0,3}|\s{1,3}dot\s{1,3})[\p{L}\p{N}-]{1,63}){1,5}/giu,
  // `robin[at]mail.example`
  /(?<![\p{L}\p{N}_%+.-])[\p{L}\p{N}_%+.-]{1,64}\s{0,3}[([{<]\s?at\s?[)\]}>]\s{0,3}[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu,
];

/** Finds every mail address that spells out its punctuation. */
export function findSpelledAddresses(text: string): Span[] {
  return SPELLED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
}
