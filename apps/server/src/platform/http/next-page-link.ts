import { parse, stringify } from 'fast-querystring';

/**
 * The `Link` header that names the next page of the list at `url`.
 * @param parameters those that the list reads; any others are left out of the link
 */
export function nextPageLink(url: string, parameters: readonly string[], cursor: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const read: Record<string, unknown> = parse(mark < 0 ? '' : url.slice(mark + 1));
  const known = Object.entries({ ...read, cursor }).filter(([name]) => parameters.includes(name));
  return `<${path}?${stringify(Object.fromEntries(known))}>; rel="next"`;
}
