import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../src/platform/authentication/published-password.ts';
import { hashPassword } from '../src/platform/authentication/passwords.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { PASSWORD, signUpEmployer, signUpSeeker } from './database/insert-accounts.ts';
import { codeAt, insertOperator } from './database/insert-operators.ts';

interface Attempt {
  readonly path: string;
  readonly body: () => object;
}

interface Visitor {
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

const TOKEN = 'a token for those who watch';

/** Requests that do not come straight from this machine under its own name. */
const strangers: [string, Visitor][] = [
  ['under a name that leads here', { headers: { host: 'evil.example' } }],
  ['under a name that ends like ours', { headers: { host: 'localhost.evil.example:4000' } }],
  ['under a name below localhost', { headers: { host: 'evil.localhost:4000' } }],
  ['under an address of the network', { headers: { host: '192.168.1.20:4000' } }],
  ['from another machine', { from: '192.168.1.30' }],
  [
    'from another machine that says localhost',
    { from: '192.168.1.30', headers: { host: 'localhost:4000' } },
  ],
  ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  [
    'through a proxy that keeps the host',
    { headers: { 'x-forwarded-host': 'localhost', host: 'localhost' } },
  ],
  ['through a proxy that says forwarded', { headers: { forwarded: 'for=192.0.2.1' } }],
  ['through a proxy that says via', { headers: { via: '1.1 proxy' } }],
];

const owners: [string, Visitor][] = [
  ['at localhost', { headers: { host: 'localhost:4000' } }],
  ['at 127.0.0.1', { headers: { host: '127.0.0.1:4000' } }],
  ['at ::1', { from: '::1', headers: { host: '[::1]:4000' } }],
];

let app: TestApp;
let attempts: Attempt[];

/** An account of each kind with the published password, as those of the sample. */
async function insertDemoAccounts(board: TestApp): Promise<Attempt[]> {
  const { database } = board;
  const seeker = await signUpSeeker(board);
  const employer = await signUpEmployer(board);
  const operator = await insertOperator(board);
  const published = { password_hash: await hashPassword(DEMO_PASSWORD) };
  for (const table of ['seekers', 'employers', 'operators'] as const) {
    const emails = [seeker, employer, operator].map(({ email }) => email);
    await database.updateTable(table).set(published).where('email', 'in', emails).execute();
  }
  const password = DEMO_PASSWORD;
  return [
    { path: '/user/login', body: () => ({ email: seeker.email, password }) },
    { path: '/employer/login', body: () => ({ email: employer.email, password }) },
    {
      path: '/api/operator/login',
      body: () => {
        board.clock.advance(30_000);
        return { email: operator.email, password, code: codeAt(operator, board.clock.read()) };
      },
    },
  ];
}

const signIn = (board: TestApp, { path, body }: Attempt, visitor: Visitor) =>
  board.call('POST', path, { body: body(), ...visitor });

beforeAll(async () => {
  app = await createTestApp({
    env: { PUBLIC_URL: '', PUBLIC_DEMO: '', METRICS_TOKEN: TOKEN },
  });
  attempts = await insertDemoAccounts(app);
});

afterAll(() => app.close());

describe('the demo accounts of a local board', () => {
  it.each(owners)('are open %s', async (_where, visitor) => {
    for (const attempt of attempts) {
      expect((await signIn(app, attempt, visitor)).statusCode, attempt.path).toBe(200);
    }
  });

  it.each(strangers)('are closed %s, with a reason', async (_where, visitor) => {
    for (const attempt of attempts) {
      const response = await signIn(app, attempt, visitor);
      expect([response.statusCode, response.json()], attempt.path).toMatchObject([
        403,
        { code: 'demo_elsewhere', message: expect.stringContaining('at localhost') },
      ]);
    }
  });

  it('leave accounts of one’s own open to other machines', async () => {
    const { email } = await signUpSeeker(app);
    const attempt = { path: '/user/login', body: () => ({ email, password: PASSWORD }) };
    for (const [, visitor] of strangers) {
      expect((await signIn(app, attempt, visitor)).statusCode).toBe(200);
    }
  });

  it('are open to everybody with PUBLIC_DEMO=on', async () => {
    const demo = await createTestApp({ env: { PUBLIC_URL: '', PUBLIC_DEMO: 'on' } });
    for (const attempt of await insertDemoAccounts(demo)) {
      const visitor = { from: '192.168.1.30', headers: { host: '192.168.1.20:4000' } };
      expect((await signIn(demo, attempt, visitor)).statusCode, attempt.path).toBe(200);
    }
    await demo.close();
  });
});

describe('pages of a local board', () => {
  const pages = [
    '/dev/outbox',
    '/sandbox/portal',
    '/sandbox/checkout/1',
    '/sandbox/invoices/1',
    '/metrics',
  ];

  it.each(strangers)('are not found %s', async (_where, visitor) => {
    const { cookie } = await signUpEmployer(app);
    const headers = { authorization: `Bearer ${TOKEN}`, cookie, ...visitor.headers };
    for (const page of pages) {
      const response = await app.call('GET', page, { ...visitor, headers });
      expect(response.statusCode, page).toBe(404);
    }
    const paid = await app.call('POST', '/sandbox/checkout/1/pay', {
      ...visitor,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    });
    expect(paid.statusCode).toBe(404);
    expect(paid.body).toContain('The test checkout is closed here');
  });

  it('are shown at the machine itself', async () => {
    const { cookie } = await signUpEmployer(app);
    for (const page of ['/dev/outbox', '/sandbox/portal', '/metrics']) {
      const headers = page === '/metrics' ? { authorization: `Bearer ${TOKEN}` } : { cookie };
      expect((await app.call('GET', page, { headers })).statusCode, page).toBe(200);
    }
  });

  it('has metrics for other machines once HOST opens it', async () => {
    const opened = await createTestApp({
      env: { PUBLIC_URL: '', PUBLIC_DEMO: '', HOST: '0.0.0.0', METRICS_TOKEN: TOKEN },
    });
    const scrape = {
      from: '10.0.0.9',
      headers: { host: 'nextshift-1:4000', authorization: `Bearer ${TOKEN}` },
    };
    expect((await opened.call('GET', '/metrics', scrape)).statusCode).toBe(200);
    expect((await opened.call('GET', '/dev/outbox', scrape)).statusCode).toBe(404);
    await opened.close();
  });
});
