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
    const wordAt = (offset: number) => words[starts.findLastIndex((start) => start <= offset)];
    const all = words.map(({ text }) => text).join(' ');
    return [...all.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const [first, last] = [wordAt(index), wordAt(index + found.length - 1)];
      if (!first || !last) return [];
      return [{ field: posted.field, words: posted.text.slice(first.start, last.end) }];
    });
  });
  return ({ texts }) => texts.flatMap(find);
}
