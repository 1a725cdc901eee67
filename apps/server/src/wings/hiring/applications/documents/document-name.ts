import type { DocumentKind } from '@nextshift/contract';

const NAME_MAX = 120;

/** The name of a document for display and download: the sender's, with the actual extension. */
export function documentName(given: string, extension: string): string {
  const base = given
    .replace(/^.*[/\\]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '')
    .trim();
  const short = Array.from(base).slice(0, NAME_MAX).join('');
  return `${short === '' ? 'document' : short}.${extension}`;
}

const NEUTRAL = { resume: 'resume', coverLetter: 'cover-letter' } as const satisfies Record<
  DocumentKind,
  string
>;

/** A name that says what a document is, without anything that its sender wrote. */
export function neutralName({ kind, name }: { kind: DocumentKind; name: string }): string {
  return `${NEUTRAL[kind]}${/\.[a-z]+$/.exec(name)?.[0] ?? ''}`;
}
