import { oncePerText } from './once-per-text.ts';
import type { Match, Posting } from './posting.ts';
import { wordsOf } from './words-of.ts';

/** A name as people write it: its letters, perhaps in two parts. */
const AS_WRITTEN = /^[a-z]+(?:[ '’-][a-z]+)?$/i;

/** Finds names that only their reader sees: in letters of other alphabets, spelled out, with invisible marks between. */
export function findDisguised(names: ReadonlySet<string>): (posting: Posting) => Match[] {
  const find = oncePerText((posted): Match[] =>
    wordsOf(posted)
      .filter(({ text }) => names.has(text))
      .map(({ start, end }) => posted.text.slice(start, end))
      .filter((written) => !AS_WRITTEN.test(written))
      .map((words) => ({ field: posted.field, words })),
  );
  return ({ texts }) => texts.flatMap(find);
}
