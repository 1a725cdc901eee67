import type { Database } from '../../../platform/database/database.ts';
import { countActiveJobsByCity } from '../../jobs/index.ts';
import { findFirstIds } from './discovery.queries.ts';
import { SITEMAP_URLS_MAX } from './sitemap.ts';

/** Most cities with a page in the sitemap; each has active jobs. */
const CITIES_MAX = 10_000;

/** Pages that exist whatever is posted. */
const STATIC_PAGES = [
  '/',
  '/jobs',
  '/signup',
  '/login',
  '/employer/signup',
  '/employer/login',
  '/terms/User%20Agreement',
  '/terms/Terms%20%26%20Conditions',
  '/terms/Privacy%20Policy',
  '/terms/Cookie%20Policy',
] as const;

/** Lists the pages that are neither a job nor a company. */
export async function listSitePages(database: Database, site: string) {
  const cities = await countActiveJobsByCity(database, CITIES_MAX);
  const names = new Set(cities.map(({ city }) => city));
  return [
    ...STATIC_PAGES.map((path) => ({ address: site + path })),
    ...[...names].map((city) => ({ address: `${site}/jobs/in/${encodeURIComponent(city)}` })),
  ];
}

/** Lists the sitemap's files: each is named after its first id and has at most 50,000 pages. */
export async function listSitemapFiles(database: Database, site: string): Promise<string[]> {
  const [jobs, companies] = await Promise.all([
    findFirstIds(database, 'jobs', SITEMAP_URLS_MAX),
    findFirstIds(database, 'employers', SITEMAP_URLS_MAX),
  ]);
  return [
    `${site}/sitemaps/pages.xml`,
    ...jobs.map((id) => `${site}/sitemaps/jobs/${id}.xml`),
    ...companies.map((id) => `${site}/sitemaps/companies/${id}.xml`),
  ];
}
