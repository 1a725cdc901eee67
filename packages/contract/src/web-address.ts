/** An http or https address; any other scheme, such as `javascript:`, is refused. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname);
}

/** A host as people type it, without a scheme: `copper-kettle.com/jobs`. */
const BARE_HOST = /^[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)/u;

/** Adds a scheme to a bare host as typed; not validated. */
export function withScheme(text: string): string {
  return BARE_HOST.test(text) ? `https://${text}` : text;
}

/** A normalized web address: scheme and host in lower case, without a bare trailing slash. */
export function normalizeWebAddress(text: string): string {
  const { href, pathname, search, hash } = new URL(text);
  return pathname === '/' && search === '' && hash === '' ? href.slice(0, -1) : href;
}
