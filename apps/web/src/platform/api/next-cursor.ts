/** The cursor of the next page, from a `Link: <...>; rel="next"` header; null on the last page. */
export function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^<>]*)>\s*;[^,<]*\brel="?next\b/i)?.[1];
  if (target === undefined || !URL.canParse(target, 'http://localhost')) return null;
  return new URL(target, 'http://localhost').searchParams.get('cursor');
}
