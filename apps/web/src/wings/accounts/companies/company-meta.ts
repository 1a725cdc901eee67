import { isWebAddress, type PublicEmployer } from '@nextshift/contract';
import { paths } from '../../../platform/routing/paths.ts';
import {
  breadcrumbs,
  publicMeta,
  siteOrigin,
  type PublicPage,
} from '../../../platform/layout/public-meta.ts';
import { shorten } from '../../../platform/text/shorten.ts';
import { companyPlace } from './company-place.ts';

/** Meta tags of a company's page; its address by id is the canonical one. */
export function companyMeta(company: PublicEmployer, matches: PublicPage['matches']) {
  const { id, companyName, description, logo, website } = company;
  const origin = siteOrigin(matches);
  const path = paths.company(id);
  const place = companyPlace(company);
  return publicMeta({
    matches,
    title: companyName,
    description: shorten(
      description ?? `${companyName}${place ? ` in ${place}` : ''}: who they are and their jobs.`,
    ),
    path,
    linkedData: [
      {
        '@type': 'Organization',
        name: companyName,
        url: origin + path,
        ...(logo ? { logo: new URL(logo, origin || undefined).href } : {}),
        ...(website && isWebAddress(website) ? { sameAs: website } : {}),
        ...(place
          ? {
              address: {
                '@type': 'PostalAddress',
                ...(company.city ? { addressLocality: company.city } : {}),
                ...(company.state ? { addressRegion: company.state } : {}),
                addressCountry: 'US',
              },
            }
          : {}),
      },
      breadcrumbs(origin, [
        { name: 'NextShift', path: paths.home() },
        { name: companyName, path },
      ]),
    ],
  });
}
