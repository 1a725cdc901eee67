import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { mountPages, serveAssets } from '../src/platform/pages/web-app.ts';
import { createTestApp } from './create-test-app.ts';

/** Every route outside the endpoint table, with the class that limits it and its cost. */
const limits = {
  'GET /healthz': 'none',
  'GET /readyz': 'none',
  'GET /api/docs': 'page 1',
  'GET /api/docs/*': 'page 1',
  'GET /metrics': 'read 1',
  'GET,HEAD /files/:key': 'file 1',
  'HEAD,GET /asset.js': 'asset 1',
  'GET /robots.txt': 'read 1',
  'GET /sitemap.xml': 'read 5',
  'GET /sitemaps/pages.xml': 'read 5',
  'GET /sitemaps/jobs/:firstId.xml': 'read 50',
  'GET /sitemaps/companies/:firstId.xml': 'read 50',
  'GET /jobs/in/:city/feed.xml': 'read 5',
  'GET /share/site.png': 'read 1',
  'GET /share/jobs/:jobId.png': 'read 5',
  'GET /api/calendar/:token.ics': 'read 5',
  'GET /api/unsubscribe/:token': 'mailed-link 1',
  'POST /api/webhooks/stripe': 'webhook 1',
  'GET /dev/outbox': 'page 1',
  'GET /dev/outbox/:id': 'page 1',
  'GET /dev/outbox/:id/html': 'page 1',
  'GET /sandbox/checkout/:id': 'read 1',
  'POST /sandbox/checkout/:id/pay': 'write 1',
  'POST /sandbox/checkout/:id/fail': 'write 1',
  'POST /sandbox/checkout/:id/cancel': 'write 1',
  'GET /sandbox/portal': 'read 1',
  'POST /sandbox/portal': 'write 1',
  'GET /sandbox/invoices/:id': 'read 1',
  'POST /sandbox/invoices/:id': 'write 1',
  'GET /sandbox/confirm': 'read 1',
  'POST /sandbox/confirm': 'write 1',
  'GET /*': 'page 1',
};

it('limits every route outside the endpoint table by its cost', async () => {
  const test = await createTestApp();
  const { config } = test.platform;
  const folder = config.dataDir;
  await writeFile(join(folder, 'asset.js'), '');
  const app = await buildApp(test.platform);
  await app.register((scope) => serveAssets(scope, folder));
  mountPages(app, config, () => Promise.resolve({} as ServerBuild));
  await app.ready();
  const found = [...app.routeLimits].flatMap(([route, limit]) => {
    if (limit === 'bound' || route.startsWith('HEAD ')) return [];
    const said = limit === 'none' ? limit : `${limit.name} ${String(limit.cost ?? 1)}`;
    return [[route, said] as const];
  });
  expect(Object.fromEntries(found)).toEqual(limits);
  await app.close();
  await test.close();
});

it('does not start with a route that has no limit', async () => {
  const test = await createTestApp();
  const app = await buildApp(test.platform);
  app.get('/unlimited', () => null);
  await expect(app.ready()).rejects.toThrow('GET /unlimited has no rate limit.');
  await app.close();
  await test.close();
});
