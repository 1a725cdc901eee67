import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { inParallel, linksIn, patternOf, sitemapAddresses } from '../site-links.ts';

/** How many pages of the same pattern are opened. */
const SAMPLE = 8;

test('no link of the public site is dead', async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const seen = new Set(['/']);
  const perPattern = new Map<string, number>();
  const dead: string[] = [];
  for (let level = ['/']; level.length > 0;) {
    const found = await inParallel(level, async (address) => {
      const response = await request.get(address);
      if (response.status() !== 200) dead.push(`${address} answers ${response.status()}`);
      const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
      return isPage ? linksIn(await response.text(), new URL(address, origin)) : [];
    });
    level = found.flat().filter((address) => {
      if (seen.has(address)) return false;
      seen.add(address);
      const pattern = patternOf(address);
      const count = (perPattern.get(pattern) ?? 0) + 1;
      perPattern.set(pattern, count);
      return count <= SAMPLE;
    });
  }
  expect(dead).toEqual([]);
  expect([...perPattern.keys()]).toEqual(
    expect.arrayContaining(['/jobs', '/jobs/:id', '/jobs/in/:city', '/company/:id', '/comingsoon']),
  );
});

test('every active job describes itself to search engines', async ({ request }) => {
  const addresses = (await sitemapAddresses(request)).filter((address) =>
    /\/jobs\/[\da-f-]{36}$/.test(address),
  );
  expect(addresses.length).toBeGreaterThan(100);
  const problems = await inParallel(addresses, async (address) => {
    const { things } = await readJob(request, address);
    const postings = things.filter((thing) => thing['@type'] === 'JobPosting');
    return postings.length === 1
      ? problemsOf(postings[0]).map((one) => `${address}: ${one}`)
      : [address];
  });
  expect(problems.flat()).toEqual([]);
});

test('closed jobs are hidden from search engines', async ({
  request,
  api,
  board: { employer },
}) => {
  const { jobs } = (await api(`/employerjobs/jobs/${employer.id}`, { token: employer.token })) as {
    jobs: { id: string; status: string }[];
  };
  const closed = jobs.filter(({ status }) => status === 'Closed');
  expect(closed.length).toBeGreaterThan(0);
  const listed = await sitemapAddresses(request);
  for (const { id } of closed) {
    const { html, things } = await readJob(request, `/jobs/${id}`);
    expect(things.filter((thing) => thing['@type'] === 'JobPosting')).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(listed.filter((address) => address.endsWith(id))).toEqual([]);
  }
});

test('sitemaps and feeds are well-formed', async ({ request, page }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(files.length).toBeGreaterThan(2);
  for (const address of ['/sitemap.xml', ...files, '/jobs/in/Raleigh/feed.xml']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const fault = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return parsed.querySelector('parsererror')?.textContent ?? null;
      },
      await response.text(),
    );
    expect(fault, address).toBeNull();
  }
});

type Thing = Readonly<Record<string, unknown>>;

/** A job's page, and its JSON-LD. */
async function readJob(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const things = Array.from(scripts, ([, text = '']) => JSON.parse(text) as Thing);
  return { html, things };
}

/** What a posting lacks of https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
function problemsOf(posting: Thing = {}): string[] {
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const types = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'];
  const units = ['HOUR', 'DAY', 'WEEK', 'MONTH'];
  const { baseSalary: pay } = posting;
  const holds: Readonly<Record<string, boolean>> = {
    title: isText(posting.title),
    description: isText(posting.description),
    datePosted: !Number.isNaN(Date.parse(String(posting.datePosted))),
    hiringOrganization: isText(at(posting, 'hiringOrganization', 'name')),
    jobLocation: isText(at(posting, 'jobLocation', 'address', 'addressCountry')),
    employmentType: types.includes(String(posting.employmentType)),
    baseSalary:
      pay === undefined ||
      (at(pay, 'currency') === 'USD' && units.includes(String(at(pay, 'value', 'unitText')))),
  };
  return Object.keys(holds).filter((name) => !holds[name]);
}

function at(thing: unknown, ...names: readonly string[]): unknown {
  return names.reduce((inner, name) => (inner as Thing | undefined)?.[name], thing);
}
