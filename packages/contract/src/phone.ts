import { PHONE_DIGITS } from './limits.ts';

/** The digits of a phone number, at most ten of them, in any formatting. */
export function phoneDigits(text: string): string {
  return nationalDigits(text).slice(0, PHONE_DIGITS);
}

/** Whether a text is a complete phone number, with or without its country code. */
export function isPhone(text: string): boolean {
  return nationalDigits(text).length === PHONE_DIGITS;
}

/** Drops the US country code before a complete number. */
function nationalDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
}

/** A phone number as it is shown, `(919) 555-0123`, even while it is being typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length === 0) return '';
  if (digits.length < 4) return `(${digits}`;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
