/** The present place as the address bar shows it, for coming back to after signing in. */
export function addressBarPath(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
