/** An address of the web; anything that is not http or https, such as `javascript:`, is refused. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname);
}

/** A host as people type it, without a scheme: `copper-kettle.com/jobs`. */
const BARE_HOST = /^[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)/u;

/** A website as typed, with the scheme that a bare host lacks; not yet checked. */
export function withScheme(text: string): string {
  return BARE_HOST.test(text) ? `https://${text}` : text;
}

/** A web address as it is kept: scheme and host in lower case, without a bare slash at the end. */
export function normalizeWebAddress(text: string): string {
  const { href, pathname, search, hash } = new URL(text);
  return pathname === '/' && search === '' && hash === '' ? href.slice(0, -1) : href;
}
