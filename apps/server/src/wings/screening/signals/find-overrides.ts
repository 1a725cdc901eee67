import { oncePerText } from './once-per-text.ts';
import type { Match, Posting } from './posting.ts';

/** Marks that show what follows from right to left, or the other way, whatever its letters. */
const OVERRIDE = /[\u202d\u202e]/u;
/** Every mark that begins or ends a stretch with a direction of its own. */
const DIRECTION_MARK = /[\u202a-\u202e\u2066-\u2069]/gu;
const SHOWN_LENGTH = 40;

/** Finds the first override of the writing direction in each text: "margeleT" is read as "Telegram". */
export function findOverrides({ texts }: Posting): Match[] {
  return texts.flatMap(findOverride);
}

const findOverride = oncePerText(({ field, text }): Match[] => {
  const start = text.search(OVERRIDE);
  if (start === -1) return [];
  const words = text.slice(start).replaceAll(DIRECTION_MARK, '').slice(0, SHOWN_LENGTH).trim();
  return [{ field, words: words === '' ? 'U+202E' : words }];
});
