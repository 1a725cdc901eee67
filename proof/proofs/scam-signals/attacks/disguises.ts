export type Disguise = 'homoglyphs' | 'hidden characters' | 'spaced letters' | 'drowned';

/** Cyrillic, Greek and full-width letters that look like Latin ones. */
const twins: Readonly<Record<string, string>> = {
  a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ', x: 'х', y: 'у', v: 'ν', u: 'ս', n: 'ｎ',
}; // oxfmt-ignore
/** None of them is seen: a soft hyphen, a space without width, and one that joins words. */
const HIDDEN = ['\u00ad', '\u200b', '\u2060'];
const HARMLESS_REPEATS = 12;

/** Writes a text so that people read the same and programs may not. */
export const disguises: Readonly<Record<Disguise, (scam: string, harmless: string) => string>> = {
  homoglyphs: (scam) => Array.from(scam, (letter) => twins[letter] ?? letter).join(''),
  'hidden characters': (scam) =>
    Array.from(scam, (letter, index) => letter + (HIDDEN[index % HIDDEN.length] ?? '')).join(''),
  'spaced letters': (scam) =>
    scam
      .split(' ')
      .map((word) => Array.from(word).join(' '))
      .join('   '),
  drowned: (scam, harmless) => {
    const around = `${harmless}\n\n`.repeat(HARMLESS_REPEATS);
    return `${around}${scam}\n\n${around}`;
  },
};
