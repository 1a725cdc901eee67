import { oncePerText } from './once-per-text.ts';
import type { Match, Posting } from './posting.ts';
import type { Word } from '@nextshift/screening-model';
import { wordsOf } from './words-of.ts';

/** Names, in which nobody has a reason to write an address. */
const NAMES: ReadonlySet<string> = new Set(['Title', 'Company name', 'Department']);
/** Names of places and addresses: no app has one. */
const PLACES: ReadonlySet<string> = new Set([
  'City',
  'Apply website',
  'Company city',
  'Company website',
  'Company email',
]);
/** `@nina`, `Telegram: nina`, `nina_hr` or a phone number. */
const HANDLE = /@\w|:|\w_\w|\d[\d ().-]{5,}\d/;

/** A name as people choose it where every plain one is taken: `linda_hr`, `lindahr22`. */
const CHOSEN_NAME = /^@?[a-z][a-z.]{0,30}[\d_][\w.]{0,30}$/i;

/** A phone number, with what may stand before it. */
const PHONE = /^[\s:]{0,3}(?:(?:at|on|is)\s)?\+?\(?\d[\d ().-]{6,20}\d/i;

/**
 * Finds an app's name in a name that also has an address in that app, and before a chosen name or a phone number
 * anywhere.
 * @param asWords apps whose names are also plain words: they count only before a chosen name or a number
 */
export function findHandles(
  known: ReadonlySet<string>,
  asWords: ReadonlySet<string>,
): (posting: Posting) => Match[] {
  const isApp = ({ text }: Word) => known.has(text);
  const find = oncePerText((posted): Match[] => {
    const { field, text } = posted;
    const words = wordsOf(posted);
    if (PLACES.has(field)) return words.some(isApp) ? [{ field, words: text }] : [];
    if (NAMES.has(field)) {
      return HANDLE.test(text) && words.some(isApp) ? [{ field, words: text }] : [];
    }
    return words.flatMap((word, index) => {
      if (!isApp(word) && !asWords.has(word.text)) return [];
      const end = nameAfter(text, words, index) ?? phoneAfter(text, word.end);
      return end === undefined ? [] : [{ field, words: text.slice(word.start, end) }];
    });
  });
  return ({ texts }) => texts.flatMap(find);
}

/** Where the chosen name ends that is the next word as it is written; undefined if it is none. */
function nameAfter(text: string, words: readonly Word[], index: number): number | undefined {
  const next = words[index + 1];
  if (!next) return undefined;
  const [written = ''] = text.slice(next.start, next.start + 64).split(/[\s,;!?()]/);
  const name = written.replace(/\.$/, '');
  return CHOSEN_NAME.test(name) ? next.start + name.length : undefined;
}

/** Where the phone number ends that follows; undefined if none does. */
function phoneAfter(text: string, start: number): number | undefined {
  const [phone] = PHONE.exec(text.slice(start, start + 64)) ?? [];
  return phone === undefined ? undefined : start + phone.length;
}
