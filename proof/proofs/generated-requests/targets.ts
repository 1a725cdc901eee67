import * as contract from '@nextshift/contract';

export type Endpoint = contract.Endpoint;

const exported: readonly unknown[] = Object.values(contract);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

/** Every call of the contract that ends. */
export const endpoints: readonly Endpoint[] = exported
  .filter(isEndpoint)
  .filter(({ responses }) => responses[200] !== 'events');

/** Everything else that the server serves: pages, files, feeds, pictures, mails, operations. */
export const otherPaths: readonly string[] = [
  '/',
  '/jobs',
  '/jobs?searchLocation=Raleigh&type=Part-time',
  '/jobs/{{job}}',
  '/jobs/in/Raleigh',
  '/jobs/in/Raleigh/feed.xml',
  '/company/{{employer}}',
  '/company/{{companyName}}',
  '/terms/Privacy%20Policy',
  '/login?next=/history',
  '/signup',
  '/employer/login',
  '/employer/dashboard',
  '/profile',
  '/history',
  '/user/profile/{{seeker}}',
  '/resetpassword?token=a',
  '/nowhere/at/all',
  '/files/{{file}}',
  '/files/..',
  '/uploads/{{file}}',
  '/uploads/..%2f..%2fpostgres%2fpassword',
  '/share/site.png',
  '/share/jobs/{{job}}.png',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/jobs/{{job}}.xml',
  '/sitemaps/companies/{{employer}}.xml',
  '/robots.txt',
  '/sw.js',
  '/favicon.svg',
  '/assets/none.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api',
  '/api/',
  '/api/none',
  '/api/docs',
  '/api/docs/json',
  '/api/webhooks/stripe',
  '/dev/outbox',
  '/dev/outbox/none',
  '/sandbox/checkout/{{subscription}}',
  '/sandbox/checkout/{{subscription}}/pay',
];

/** Replacements and suffixes of path segments; already encoded, or wrongly encoded. */
export const oddSegments: readonly string[] = [
  '%00',
  '%ff',
  '%',
  '%zz',
  '%ed%a0%80',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '%2F%2Fevil.example',
  'x'.repeat(501),
  'x'.repeat(6_000),
  '%F0%9F%99%82'.repeat(60),
  '__proto__',
  'constructor',
  'null',
  '{{seeker}}',
  "'%20OR%201=1",
  '%0d%0aset-cookie:%20a=b',
  ';a=b',
  '*',
  ':id',
];

/** Query strings. */
export const oddQueries: readonly string[] = [
  '%',
  '%ff=%ff',
  'a=%00',
  '__proto__[x]=1',
  '__proto__=1&constructor=2&toString=3',
  '&&&===',
  'limit=1&limit=2',
  'cursor=a&cursor=b',
  'cursor=%00',
  'limit[]=1',
  'limit[$gt]=1',
  `q=${'y'.repeat(7_000)}`,
  Array.from({ length: 1_500 }, (_, index) => `k${index}=${index}`).join('&'),
  'next=//evil.example&next=javascript:alert(1)',
];
