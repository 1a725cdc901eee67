/** The current address, to return to after signing in. */
export function addressBarPath(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
