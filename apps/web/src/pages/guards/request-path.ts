/** The path of a loader's request, for a `next` parameter. */
export function requestPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
