import { oncePerText } from './once-per-text.ts';
import type { Match, Posting } from './posting.ts';
import { wordsOf } from './words-of.ts';

/** Finds an expression in the words of each text as a reader sees them, with a space between any two. */
export function findInWords(pattern: RegExp): (posting: Posting) => Match[] {
  const find = oncePerText((posted): Match[] => {
    const words = wordsOf(posted);
    const starts: number[] = [];
    let length = 0;
    for (const { text } of words) {
      starts.push(length);
      length += text.length + 1;
    }
    let index = 0;
    // Matches come in order, and so each word is passed once.
    const wordAt = (offset: number) => {
      while ((starts[index + 1] ?? Infinity) <= offset) index += 1;
      return words[index];
    };
    const all = words.map(({ text }) => text).join(' ');
    return [...all.matchAll(pattern)].flatMap(({ 0: found, index: offset }) => {
      const [first, last] = [wordAt(offset), wordAt(offset + found.length - 1)];
      if (!first || !last) return [];
      return [{ field: posted.field, words: posted.text.slice(first.start, last.end) }];
    });
  });
  return ({ texts }) => texts.flatMap(find);
}
