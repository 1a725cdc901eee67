import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from './contract-endpoints.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../test/database/insert-jobs.ts';

import { readStoredApiDocs, storeApiDocs } from './stored-api-docs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const names = contractEndpoints.map(({ method, path }) => `${method} ${path}`);

describe('the API’s description', () => {
  it('lists every call of the contract once, and the health checks', async () => {
    const response = await app.call('GET', '/api/docs/json');
    const { paths } = response.json<{ paths: Record<string, object> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = names.map((name) => name.replaceAll(/:(\w+)/g, '{$1}'));
    const health = ['GET /healthz', 'GET /readyz'];
    expect(described.toSorted()).toEqual([...expected, ...health].toSorted());
  });

  it('has a page to read it', async () => {
    const page = await app.call('GET', '/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const scripts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(scripts.length).toBeGreaterThan(4);
    for (const url of scripts) expect((await app.call('GET', url)).statusCode, url).toBe(200);
  });

  it('is sent compressed, and not again to who has it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const { body } = await app.call('GET', '/api/docs/json');
    const encoded = await app.call('GET', '/api/docs/json', { headers });
    expect(encoded.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(encoded.rawPayload).toString()).toBe(body);
    const etag = String(encoded.headers.etag);
    const again = { headers: { ...headers, 'if-none-match': etag } };
    expect(await app.call('GET', '/api/docs/json', again)).toMatchObject({
      statusCode: 304,
      body: '',
    });
    expect((await app.call('GET', '/api/docs/nothing')).statusCode).toBe(404);
  });

  it('is read as a build has stored it', async () => {
    const encodings = { identity: Buffer.from('{}'), br: Buffer.from('b'), gzip: Buffer.from('g') };
    const docs = new Map([['/json', { etag: 'W/"1"', type: 'application/json', encodings }]]);
    const folder = join(app.platform.config.dataDir, 'docs');
    await storeApiDocs(docs, folder);
    expect(await readStoredApiDocs(folder)).toEqual(docs);
    expect(await readStoredApiDocs(join(folder, 'elsewhere'))).toBeNull();
  });
});

describe('every call of the contract', () => {
  it.each(contractEndpoints)(
    '$method $path responds at its path, and under /api',
    async ({ method, path }) => {
      const { id: employerId } = await signUpEmployer(app, { plan: null });
      const jobId = await insertJob(app, { id: employerId });
      const at = path
        .replace(':jobId', jobId)
        .replace(':name', 'Nobody')
        .replace(':city', 'Raleigh')
        .replaceAll(/:\w+/g, employerId);
      for (const url of new Set([at, `/api${at.replace(/^\/api/, '')}`])) {
        const response = await app.call(method, url);
        expect(response.statusCode, url).not.toBe(404);
        expect(response.statusCode, url).toBeLessThan(500);
      }
    },
  );
});
