/** Formats typed input. The format of a prefix is a prefix of the format. */
export type InputFormat = (raw: string) => string;

const digitsOf = (raw: string) => raw.replace(/\D/g, '');

/** Digits, at most 10, shown `(XXX) XXX-XXXX`. A country code in front of all ten is dropped. */
export function formatPhone(raw: string) {
  const all = digitsOf(raw);
  const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Digits, at most 5. */
export function formatZip(raw: string) {
  return digitsOf(raw).slice(0, 5);
}

/** Digits, at most 9. */
export function formatTaxNumber(raw: string) {
  return digitsOf(raw).slice(0, 9);
}

/** Letters, upper-cased, at most 2. */
export function formatState(raw: string) {
  return raw
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, 2);
}

/** Letters of any script and spaces. */
export function formatLetters(raw: string) {
  return raw.replace(/[^\p{L}\p{M} ]/gu, '');
}

/** Letters of any script and spaces; each word starts with a capital. */
export function formatCity(raw: string) {
  return formatLetters(raw).replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Digits with one optional decimal point. */
export function formatDecimal(raw: string) {
  const [whole = '', ...rest] = raw.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}
