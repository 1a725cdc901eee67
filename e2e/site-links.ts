import type { APIRequestContext } from '@playwright/test';

const AT_ONCE = 8;

/** The links of a page within the site, as paths with their query. */
export function linksIn(html: string, page: URL): string[] {
  const links = html.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]*)"/g);
  return Array.from(links, ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === page.origin)
    .map(({ pathname, search }) => pathname + search);
}

/** The common pattern of similar addresses: `/jobs/:id?cursor`. */
export function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const path = pathname
    .replace(/[\da-f]{8}-[\da-f-]{27}/, ':id')
    .replace(/^\/jobs\/in\/[^/]+/, '/jobs/in/:city')
    .replace(/^\/assets\/.*\.(\w+)$/, '/assets/*.$1');
  const names = [...new Set(searchParams.keys())].toSorted().join('&');
  return names === '' ? path : `${path}?${names}`;
}

/** Every address that the sitemap lists. */
export async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const files = await addressesIn(request, '/sitemap.xml');
  return (await inParallel(files, (file) => addressesIn(request, file))).flat();
}

async function addressesIn(request: APIRequestContext, address: string): Promise<string[]> {
  const text = await (await request.get(address)).text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, found = '']) =>
    found.replaceAll('&amp;', '&'),
  );
}

/** Runs a few at a time; results are in order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(run))));
  }
  return results;
}
