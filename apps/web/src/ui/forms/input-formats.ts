import { formatPhone, hasExtension, nameCharacters, readPhone } from '@nextshift/contract';

/** Formats typed input. The format of a prefix is a prefix of the format. */
export type InputFormat = (raw: string) => string;

const digitsOf = (raw: string) => raw.replace(/\D/g, '');

/** The word for an extension, before its number is typed. */
const EXTENSION_BEGUN = /\s{0,3}(?:#|x|e|ext?n?|exten[a-z]{0,4})[\s.:]{0,3}$/i;

/**
 * A phone number while it is being typed. No digit is taken away but the country code of a whole number; a number of
 * another country stays as it is.
 */
export function formatTypedPhone(raw: string) {
  if (hasExtension(raw) || hasExtension(raw.replace(EXTENSION_BEGUN, ' x1'))) return raw;
  const whole = readPhone(raw);
  if (whole !== null) return formatPhone(whole);
  if (/^[^\d]*[+＋0]/.test(raw)) return raw;
  const digits = digitsOf(raw);
  return digits.startsWith('1')
    ? `1 ${formatPhone(digits.slice(1))}`.trimEnd()
    : formatPhone(digits);
}

/** Digits, at most 5. */
export function formatZip(raw: string) {
  return digitsOf(raw).slice(0, 5);
}

/** Digits, at most 9. */
export function formatTaxNumber(raw: string) {
  return digitsOf(raw).slice(0, 9);
}

/** Letters of a state's name or code: a code in capitals, each word of a name with one. */
export function formatState(raw: string) {
  const text = nameCharacters(raw).replace(/\p{Nd}/gu, '');
  return text.length < 3 ? text.toUpperCase() : capitalized(text.toLowerCase());
}

/** What may become a small word within the name of a city: Fond du Lac, Coeur d'Alene, Hill 'n Dale. */
const SMALL_WORD = /^(?:an?|and|at|by?|d|d['’‘].*|del?|du|in?|n|of?|on|th?|the)$/u;

/** The name of a city; each word starts with a capital, but for one that is or may become a small one. */
export function formatCity(raw: string) {
  return capitalized(nameCharacters(raw), (word) => SMALL_WORD.test(word));
}

function capitalized(text: string, isSmall: (word: string) => boolean = () => false) {
  const words = /(?<![\p{L}\p{M}\p{Nd}'’‘ʻ`])\p{L}[\p{L}\p{M}'’‘ʻ`]*/gu;
  return text.replace(words, (word: string, at: number) =>
    at > 0 && isSmall(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
