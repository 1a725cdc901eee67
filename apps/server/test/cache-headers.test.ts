import { createHash } from 'node:crypto';
import type { Endpoint } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../src/platform/api-docs/contract-endpoints.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from './database/insert-accounts.ts';
import { anEmail } from './unique.ts';

let app: TestApp;
let seeker: TestAccount;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  seeker = await signUpSeeker(app);
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

const AN_ID = '0199a5a0-0000-7000-8000-000000000001';

const PRIVATE = { cacheControl: 'private, no-store', etag: undefined };

function cachingOf({ headers }: { readonly headers: Record<string, unknown> }) {
  return { cacheControl: headers['cache-control'], etag: headers.etag };
}

const isPublicRead = ({ access, method }: Endpoint) => access === 'public' && method === 'GET';
const personalEndpoints = contractEndpoints.filter((endpoint) => !isPublicRead(endpoint));

/** The account that an endpoint is for, and the endpoint's URL with its id wherever it takes one. */
function ownCall({ path, access }: Endpoint) {
  const as = access === 'employer' ? employer : seeker;
  const url = path.replaceAll(/:(?:userId|employerId)\b/g, as.id).replaceAll(/:\w+/g, AN_ID);
  return { as, url };
}

describe.each(personalEndpoints)('$method $path', (endpoint) => {
  const { method, responses } = endpoint;

  it('is stored by no cache when it is refused', async () => {
    const body = method === 'GET' ? {} : { body: {} };
    expect(cachingOf(await app.call(method, ownCall(endpoint).url, body))).toEqual(PRIVATE);
  });

  // A stream has no end; its own test reads its headers.
  if (method === 'GET' && responses[200] !== 'events') {
    it('is stored by no cache for its reader', async () => {
      const { url, as } = ownCall(endpoint);
      expect(cachingOf(await app.call(method, url, { as }))).toEqual(PRIVATE);
    });
  }
});

describe('a response with a session', () => {
  it('is stored by no cache', async () => {
    const body = { email: anEmail(), password: PASSWORD, firstName: 'Robin', lastName: 'Park' };
    const responses = [
      await app.api.signUpSeeker({ body }),
      await app.api.logInSeeker({ body }),
      await app.api.logInEmployer({ body: { email: employer.email, password: PASSWORD } }),
      await app.api.refreshSubscriptionToken({ as: employer }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 200]);
    expect(responses.map(cachingOf)).toEqual(responses.map(() => PRIVATE));
  });
});

describe('a personal read', () => {
  it('is sent completely to a client that names its bytes', async () => {
    const first = await app.api.getMe({ as: seeker });
    const hash = createHash('sha1').update(first.body).digest('base64');
    const headers = { 'if-none-match': `"${hash}"` };
    const again = await app.api.getMe({ as: seeker, headers });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(cachingOf(again)).toEqual(PRIVATE);
  });
});

describe('what is the same for everyone', () => {
  it.each(['/jobs/searchjobs', '/api/jobs/cities', '/employer-subscriptions/plans'])(
    'is compared before it is sent again: %s',
    async (url) => {
      const first = await app.call('GET', url, { as: seeker });
      expect(cachingOf(first)).toEqual({
        cacheControl: 'no-cache',
        etag: expect.stringMatching(/^(?:W\/)?"/) as string,
      });
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect((await app.call('GET', url, { headers })).statusCode).toBe(304);
    },
  );
});
