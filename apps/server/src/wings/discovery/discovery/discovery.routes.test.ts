import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

const SITE = 'http://nextshift.example';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function read(url: string) {
  const response = await app.call('GET', url);
  expect(response.statusCode).toBe(200);
  return response;
}

function addressesIn(document: string): string[] {
  return [...document.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** Every URL in the sitemap, read through its index. */
async function listedAddresses(): Promise<string[]> {
  const index = await read('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = addressesIn(index.body);
  const listed: string[] = [];
  for (const file of files) listed.push(...addressesIn((await read(file.replace(SITE, ''))).body));
  return listed;
}

describe('the sitemap', () => {
  it('lists active jobs, companies and cities under the configured URL', async () => {
    const employer = await signUpEmployer(app);
    const active = await insertJob(app, employer, { city: 'Wake Forest' });
    const closed = await insertJob(app, employer, { city: 'Cary', status: 'Closed' });
    const listed = await listedAddresses();
    expect(listed).toContain(`${SITE}/`);
    expect(listed).toContain(`${SITE}/jobs/${active}`);
    expect(listed).toContain(`${SITE}/company/${employer.id}`);
    expect(listed).toContain(`${SITE}/jobs/in/Wake%20Forest`);
    expect(listed).not.toContain(`${SITE}/jobs/${closed}`);
    expect(listed).not.toContain(`${SITE}/jobs/in/Cary`);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('drops a job once it is closed', async () => {
    const employer = await signUpEmployer(app);
    const id = await insertJob(app, employer);
    expect(await listedAddresses()).toContain(`${SITE}/jobs/${id}`);
    await app.api.closeJob({ jobId: id, as: employer });
    expect(await listedAddresses()).not.toContain(`${SITE}/jobs/${id}`);
  });

  it('contains when a job last changed', async () => {
    const employer = await signUpEmployer(app);
    const id = await insertJob(app, employer, { updated_at: new Date('2026-03-01T08:00:00Z') });
    const { body } = await read(`/sitemaps/jobs/${id}.xml`);
    expect(body).toContain(
      `<loc>${SITE}/jobs/${id}</loc><lastmod>2026-03-01T08:00:00.000Z</lastmod>`,
    );
  });

  it('responds 404 for a file whose name is not an id', async () => {
    const response = await app.call('GET', '/sitemaps/jobs/1.xml');
    expect(response.statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  it('keeps crawlers off personal pages and links to the sitemap', async () => {
    const { body, headers } = await read('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect(body).toContain('Disallow: /employer/\n');
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
    expect(body).not.toMatch(/Disallow: \/(jobs|company|files)?\n/);
  });

  it('allows the employers’ signup and login pages, and the sitemap lists both', async () => {
    const { body } = await read('/robots.txt');
    const pages = await read('/sitemaps/pages.xml');
    for (const path of ['/employer/signup', '/employer/login']) {
      expect(body).toContain(`Allow: ${path}\n`);
      expect(pages.body).toContain(`<loc>${SITE}${path}</loc>`);
    }
  });
});

describe('the feed of a city', () => {
  it('lists its newest active jobs, whatever their plan', async () => {
    const employer = await signUpEmployer(app);
    const now = app.clock.read();
    const later = new Date(now.getTime() + MINUTE_MS);
    const columns = { city: 'Durham', state: 'NC' };
    await insertJob(app, employer, { ...columns, title: 'Older', placement: 2 });
    await insertJob(app, employer, { ...columns, title: 'Newer', published_at: later });
    await insertJob(app, employer, { ...columns, title: 'Gone', status: 'Closed' });
    const { body, headers } = await read('/jobs/in/durham/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect([...body.matchAll(/<title>(\w+) at /g)].map(([, title]) => title)).toEqual([
      'Newer',
      'Older',
    ]);
    expect(body).toContain('<title>Jobs in Durham on NextShift</title>');
    expect(body).toContain(`href="${SITE}/jobs/in/Durham/feed.xml"`);
  });

  it('escapes hostile texts, and drops characters that XML cannot represent', async () => {
    const employer = await signUpEmployer(app);
    const title = ']]><script>alert("1")</script>&';
    await insertJob(app, employer, { city: 'Apex', title, description: 'bell\u0007 \ud83d\ude00' });
    const { body } = await read('/jobs/in/Apex/feed.xml');
    expect(body).toContain(']]&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp; at ');
    expect(body).toContain('<summary>bell 😀</summary>');
  });

  it('responds 404 for a city without jobs', async () => {
    const response = await app.call('GET', '/jobs/in/Nowhere/feed.xml');
    expect(response.statusCode).toBe(404);
  });
});
