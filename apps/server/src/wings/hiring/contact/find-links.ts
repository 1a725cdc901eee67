import { LRUCache } from 'lru-cache';
import { hasPublicSuffix } from '../../../platform/mail/registrable-domain.ts';
import { linksIn } from '../../screening/index.ts';
import { type Contact, readForContact, type ReadText } from './hide-contact.ts';
import type { Span } from './text-span.ts';

/** Links that `linksIn` does not find, in linear time. */
const OTHERS = [
  // `http://localhost/x`, `hxxps://kettle.com`
  /[a-z][a-z\d+.-]{1,15}:\/\/[^\s<>()[\]{}"'“”‘’,;|]*[\p{L}\p{N}/]/giu,
  // `copper-kettle dot com` and `copper-kettle . com`
  /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]{1,63}(?:\s{1,3}d[o0]t\s{1,3}|\s{1,3}\.\s{1,3})(?:com|net|org|edu|gov|info|io|app|me|ly)(?![\p{L}\p{M}\p{N}])/giu,
  // `copper-kettle. com` and `copper-kettle .com`, but not `a .com domain`
  /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]{6,63}(?:\s{1,3}\.|\.\s{1,3})com(?![\p{L}\p{M}\p{N}])/giu,
];
const WITH_SCHEME = /^(?:https?|www)\b/i;

/** Finds every link: with a scheme, or with a host that can be registered, also in letters that look like others. */
function findLinks({ plain, addresses }: ReadText): Span[] {
  const written = [...new Set([addresses, plain])]
    .flatMap(linksIn)
    .filter(({ host, words }) => WITH_SCHEME.test(words) || hasPublicSuffix(host))
    .map(({ start, words }) => ({ start, end: start + words.length }));
  const others = OTHERS.flatMap((pattern) =>
    Array.from(addresses.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
  return [...written, ...others];
}

/** Characters of what is kept, and how many of them each text and each span takes besides. */
const KNOWN = { max: 8_000_000, text: 500, span: 40 };

/** What was found in texts lately: the same ones are read again and again. */
const known = new LRUCache<string, ReadText>({
  maxSize: KNOWN.max,
  sizeCalculation: ({ plain, addresses, numbers, spans }, key) =>
    [key, plain, addresses, numbers].reduce((size, { length }) => size + length, KNOWN.text) +
    spans.length * KNOWN.span,
});

/** Finds contact as `readForContact` does, and links. */
export function readForContactAndLinks(text: string, contact: Contact): ReadText {
  const key = JSON.stringify([text, contact]);
  const before = known.get(key);
  if (before) return before;
  const read = readForContact(text, contact);
  const found = { ...read, spans: [...read.spans, ...findLinks(read)] };
  known.set(key, found);
  return found;
}
