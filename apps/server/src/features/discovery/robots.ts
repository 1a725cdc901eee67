/** Pages that are one person's own, and the API: nothing there is for a search engine. */
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
  '/sandbox/',
] as const;

/** What crawlers may read (RFC 9309). */
export function robotsText(site: string): string {
  return [
    'User-agent: *',
    ...OWN_PAGES.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
