const HERE = 'http://here.invalid';

/**
 * The page to continue to after signing in, from a `next` parameter. Only paths of this site: anything that
 * a browser might resolve to another host or scheme is null.
 */
export function nextPath(text: string | null): string | null {
  if (text === null || !/^\/(?![/\\])/.test(text)) return null;
  // Browsers strip tabs and newlines and turn backslashes into slashes before they parse a URL.
  if (/[\\\p{Cc}]/u.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  // Dot segments are resolved by now: /.//elsewhere has become //elsewhere.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
