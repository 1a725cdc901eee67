import { type Xml, xml, xmlDocument } from './xml.ts';

/** The limit per file of https://www.sitemaps.org/protocol.html. */
export const SITEMAP_URLS_MAX = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface SitemapEntry {
  /** Absolute URL. */
  readonly address: string;
  readonly changedAt?: Date;
}

/** Renders a sitemap of pages. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return xmlDocument(xml`<urlset xmlns="${NAMESPACE}">${entries.map(urlOf)}</urlset>`);
}

/** Renders the index of sitemap files. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => xml`<sitemap><loc>${address}</loc></sitemap>`);
  return xmlDocument(xml`<sitemapindex xmlns="${NAMESPACE}">${files}</sitemapindex>`);
}

function urlOf({ address, changedAt }: SitemapEntry): Xml {
  const changed = changedAt ? xml`<lastmod>${changedAt.toISOString()}</lastmod>` : xml``;
  return xml`<url><loc>${address}</loc>${changed}</url>`;
}
