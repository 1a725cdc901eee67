import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../api-docs/contract-endpoints.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../test/database/insert-accounts.ts';
import { startSession } from './sessions.ts';

let app: TestApp;
let seeker: TestAccount;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  seeker = await signUpSeeker(app);
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

const guarded = contractEndpoints.filter(({ access }) => access !== 'public');
const AN_ID = '0199a5a0-0000-7000-8000-000000000001';

describe.each(guarded)('$method $path', ({ method, path, access }) => {
  const url = path.replaceAll(/:\w+/g, AN_ID);

  async function expectRefused(headers: Record<string, string>) {
    const response = await app.call(method, url, {
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      ...(method === 'GET' ? {} : { body: {} }),
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      code: 'not_signed_in',
      message: 'Please sign in to continue.',
    });
  }

  it('is refused without a session, before any other check', () => expectRefused({}));

  it.each([
    { authorization: 'Bearer garbage' },
    { authorization: `Bearer ${'a'.repeat(43)}` },
    { authorization: `Bearer ${AN_ID}` },
    { cookie: 'nextshift-session=garbage' },
    { cookie: `nextshift-session=${'a'.repeat(43)}` },
  ])('is refused with %o', (headers) => expectRefused(headers));

  if (access !== 'signed-in') {
    it('is refused with a session of the other kind', () => {
      const { token, cookie } = access === 'seeker' ? employer : seeker;
      return Promise.all([
        expectRefused({ authorization: `Bearer ${token}` }),
        expectRefused({ cookie }),
      ]);
    });
  }
});

describe('a session', () => {
  async function sessionThatIs({ remembered }: { remembered: boolean }) {
    const { id } = await signUpSeeker(app);
    const owner = { kind: 'seeker', accountId: id, device: 'Unknown device', remembered } as const;
    const { token } = await startSession(app.database, app.clock.read, owner);
    return async () => (await app.api.getMe({ as: { token } })).statusCode;
  }

  it.each([
    ['remembered', true, 30],
    ['of a browser', false, 1],
  ])('%s expires on the server after its number of days', async (_kind, remembered, days) => {
    const statusOfMe = await sessionThatIs({ remembered });
    app.clock.advance(days * DAY_MS - 1);
    expect(await statusOfMe()).toBe(200);
    app.clock.advance(1);
    expect(await statusOfMe()).toBe(401);
  });
});
