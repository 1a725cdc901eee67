import type { MetaDescriptor } from 'react-router';
import { pageMeta } from './page-meta.ts';

/** Structured data (schema.org) for search engines. */
export type LinkedData = Readonly<Record<string, unknown>> & { readonly '@type': string };

interface Match {
  readonly id: string;
  readonly loaderData?: unknown;
}

export interface PublicPage {
  /** From the route's meta arguments; the root's data has the site's origin. */
  readonly matches: readonly (Match | undefined)[];
  readonly title: string;
  readonly description: string;
  /** The page's canonical path. */
  readonly path: string;
  /** The share image, 1200 x 630 pixels; the site's by default. */
  readonly image?: string | undefined;
  readonly imageAlt?: string | undefined;
  /** Not to be indexed, such as a closed job. */
  readonly noIndex?: boolean | undefined;
  readonly linkedData?: readonly LinkedData[] | undefined;
  /** An Atom feed of the page's list. */
  readonly feed?: string | undefined;
}

const SITE_IMAGE = '/share/site.png';
const SITE_IMAGE_ALT = 'NextShift: part-time shifts and creator gigs, one click away';

/** Metadata for search engines and share previews. */
export function publicMeta(page: PublicPage): MetaDescriptor[] {
  const { title, description, imageAlt = SITE_IMAGE_ALT, linkedData = [], feed } = page;
  const origin = siteOrigin(page.matches);
  const url = origin + page.path;
  const image = origin + (page.image ?? SITE_IMAGE);
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'NextShift' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: origin + feed }]
      : []),
    ...linkedData.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

/** The site's origin, as configured on the server; empty if the root failed to load. */
export function siteOrigin(matches: PublicPage['matches']): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const isKnown = typeof root === 'object' && root !== null && 'siteOrigin' in root;
  return isKnown && typeof root.siteOrigin === 'string' ? root.siteOrigin : '';
}

/** The breadcrumbs of a page, itself last. */
export function breadcrumbs(
  origin: string,
  steps: readonly { readonly name: string; readonly path: string }[],
): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
