import { decodings } from '../../board/decodings.ts';
import type { Canary } from './canary.ts';

/** Numbers with at least this many digits are searched for in any formatting. */
const LONG_NUMBER = /^\d{9,}$/;

/** Finds the canaries in a text, in any encoding. */
export function createSearch(canaries: readonly Canary[]): (text: string) => Canary[] {
  const sought = canaries.map((canary) => ({
    canary,
    texts: canary.texts.filter((text) => text !== '').map((text) => text.toLowerCase()),
  }));
  return (text) => {
    const whole = decodings(text).join('\n').toLowerCase();
    const digits = whole.replace(/[\s().+-]/g, '');
    return sought
      .filter(({ texts }) =>
        texts.some((each) => (LONG_NUMBER.test(each) ? digits : whole).includes(each)),
      )
      .map(({ canary }) => canary);
  };
}
