import type { PostingText } from './posting.ts';

/** Remembers for each text what was found in it: the rules read one again for every job that shows it. */
export function oncePerText<Found extends object>(
  read: (text: PostingText) => Found,
): (text: PostingText) => Found {
  const found = new WeakMap<PostingText, Found>();
  return (text) => {
    const known = found.get(text) ?? read(text);
    found.set(text, known);
    return known;
  };
}
