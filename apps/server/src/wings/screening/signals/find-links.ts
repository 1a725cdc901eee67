import { oncePerText } from './once-per-text.ts';
import type { Match, Posting } from './posting.ts';

/** What stands between the signs that separate links from other words. */
const PART = /[^\s<>()[\]{}"'“”‘’,;|]+/gu;
const SENTENCE_ENDS = new Set('.:!?');
/** A host with its path, with or without a scheme. */
const LINK =
  /^(?:https?:\/\/)?(?:[^\s/@]{1,200}@)?((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}-]{2,24})(?::\d{1,5})?(?=[/?#]|$)/iu;

/** A link as it is written, with its host in lower case and without `www.`. */
export interface Link {
  readonly host: string;
  readonly words: string;
  /** Where it begins. */
  readonly start: number;
}

/** Every link of a text, with a scheme or without, in linear time. */
export function linksIn(text: string): Link[] {
  return Array.from(text.matchAll(PART)).flatMap(({ 0: part, index: start }) => {
    const words = withoutEnd(part);
    const host = hostOf(words);
    return host === undefined ? [] : [{ host, words, start }];
  });
}

/** Finds the links in each text whose host is one of those meant. */
export function findLinks(isMeant: (host: string) => boolean): (posting: Posting) => Match[] {
  const find = oncePerText(({ field, text }): Match[] => {
    const known = new Map<string, boolean>();
    return linksIn(text).flatMap(({ host, words }) => {
      const is = known.get(host) ?? isMeant(host);
      known.set(host, is);
      return is ? [{ field, words }] : [];
    });
  });
  return ({ texts }) => texts.flatMap(find);
}

/** Without the signs that end a sentence. */
function withoutEnd(part: string): string {
  let end = part.length;
  while (SENTENCE_ENDS.has(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}

function hostOf(part: string): string | undefined {
  const host = LINK.exec(asBrowsersRead(part))?.[1];
  return host?.toLowerCase().replace(/^www\./, '');
}

/** Invisible characters left out, and other signs for `.`, `/` and the scheme as browsers take them. */
function asBrowsersRead(part: string): string {
  return part
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\u3002|%2e/gi, '.')
    .replaceAll('\\', '/')
    .replace(/^(?:(https?):)?\/+/i, '$1://')
    .replace(/^:\/\//, '');
}

/** Whether a host is one of those listed, or below one. */
export function isBelow(hosts: ReadonlySet<string>): (host: string) => boolean {
  return (host) => {
    const labels = host.split('.');
    return labels.some((_, index) => hosts.has(labels.slice(index).join('.')));
  };
}
