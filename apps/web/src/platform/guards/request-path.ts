/** The page that a loader's request is for, as a `next` parameter names it. */
export function requestPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
