/** The stem of an English word, roughly: what it loses says nothing about what is asked. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=...)(?:ing|ed)$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/e$/, '');
}
