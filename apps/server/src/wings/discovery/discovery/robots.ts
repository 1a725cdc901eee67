/** Personal pages and the API, which search engines should not index. */
const OWN_PAGES = [
  '/api/',
  '/employer/',
  '/employer$',
  '/user/',
  '/profile',
  '/history',
  '/completeprofile',
  '/jobapplication',
  '/applicationsuccess',
  '/resetpassword',
  '/confirm-email',
  '/undo-email',
  '/appeal',
  '/sandbox/',
] as const;

/** Public pages below those paths: the longest path that matches counts. */
const OPEN_PAGES = ['/employer/signup', '/employer/login'] as const;

/** What crawlers may read (RFC 9309). */
export function robotsText(site: string): string {
  return [
    'User-agent: *',
    ...OWN_PAGES.map((path) => `Disallow: ${path}`),
    ...OPEN_PAGES.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
