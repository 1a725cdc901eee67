/** Fewer single letters in a row are initials. */
const SPACED_LETTERS_MIN = 4;

interface Token {
  readonly text: string;
  readonly end: number;
  /** Characters between it and the one before. */
  readonly gap: number;
}

/** `w h a t s a p p` is one word; a wider gap than that between its letters ends it. */
export function joinSpacedLetters<Read extends Token>(tokens: readonly Read[]): Read[] {
  const words: Read[] = [];
  let index = 0;
  while (index < tokens.length) {
    const end = endOfSpacedLetters(tokens, index);
    const [first, last] = [tokens[index], tokens[end - 1]];
    if (!first || !last) break;
    if (end - index < SPACED_LETTERS_MIN) {
      words.push(first);
      index += 1;
      continue;
    }
    const run = tokens.slice(index, end).map(({ text }) => text);
    words.push({ ...first, text: run.join(''), end: last.end });
    index = end;
  }
  return words;
}

function endOfSpacedLetters(tokens: readonly Token[], start: number): number {
  const isLetter = (token: Token | undefined) =>
    token !== undefined && token.text.length <= 2 && /^\p{L}$/u.test(token.text);
  if (!isLetter(tokens[start])) return start + 1;
  let end = start + 1;
  const width = tokens[end]?.gap ?? 0;
  // `I   w o r k`: a letter with more room after it than the next has is a word.
  if ((tokens[end + 1]?.gap ?? width) < width) return end;
  while (isLetter(tokens[end]) && (tokens[end]?.gap ?? 0) <= width) end += 1;
  return end;
}
