import { type Xml, xml, xmlDocument } from './xml.ts';

/** What https://www.sitemaps.org/protocol.html allows in one file. */
export const SITEMAP_URLS_MAX = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface SitemapEntry {
  /** Absolute. */
  readonly address: string;
  readonly changedAt?: Date;
}

/** Pages of the site. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return xmlDocument(xml`<urlset xmlns="${NAMESPACE}">${entries.map(urlOf)}</urlset>`);
}

/** The files that list the pages. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => xml`<sitemap><loc>${address}</loc></sitemap>`);
  return xmlDocument(xml`<sitemapindex xmlns="${NAMESPACE}">${files}</sitemapindex>`);
}

function urlOf({ address, changedAt }: SitemapEntry): Xml {
  const changed = changedAt ? xml`<lastmod>${changedAt.toISOString()}</lastmod>` : xml``;
  return xml`<url><loc>${address}</loc>${changed}</url>`;
}
