import { LRUCache } from 'lru-cache';
import { hasPublicSuffix } from '../../../platform/mail/registrable-domain.ts';
import { linksIn } from '../../screening/index.ts';
import { type Contact, readForContact, type ReadText } from './hide-contact.ts';
import type { Span } from './text-span.ts';

/** `copper-kettle dot com` and `copper-kettle . com`; every repetition is bounded. */
const SPELLED =
  /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]{1,63}(?:\s{1,3}d[o0]t\s{1,3}|\s{1,3}\.\s{1,3})(?:com|net|org|edu|gov|info|io|app|me|ly)(?![\p{L}\p{M}\p{N}])/giu;
const WITH_SCHEME = /^(?:https?|www)\b/i;

/** Finds every link: with a scheme, or with a host that can be registered. */
function findLinks(text: string): Span[] {
  const written = linksIn(text)
    .filter(({ host, words }) => WITH_SCHEME.test(words) || hasPublicSuffix(host))
    .map(({ start, words }) => ({ start, end: start + words.length }));
  const spelled = Array.from(text.matchAll(SPELLED), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return [...written, ...spelled];
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
  const found = { ...read, spans: [...read.spans, ...findLinks(read.addresses)] };
  known.set(key, found);
  return found;
}
