const HERE = 'http://here.invalid';

/**
 * The page to go on to after signing in, from a `next` parameter. Only paths of this site: anything
 * that a browser might read as another host or scheme gives null.
 */
export function nextPath(text: string | null): string | null {
  if (text === null || !/^\/(?![/\\])/.test(text)) return null;
  // Browsers drop tabs and line ends and turn backslashes before they read an address.
  if (/[\\\p{Cc}]/u.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  // Dots may have vanished meanwhile: /.//elsewhere has become //elsewhere.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
