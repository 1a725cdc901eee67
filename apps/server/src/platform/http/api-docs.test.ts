import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../../../test/contract-endpoints.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../test/database/insert-jobs.ts';

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
    expect(page.statusCode).toBeLessThan(400);
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
