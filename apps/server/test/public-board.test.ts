import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { warnOfDemoAccounts } from '../src/demo-data/warn-of-demo-accounts.ts';
import { hashPassword } from '../src/platform/authentication/passwords.ts';
import { DEMO_PASSWORD } from '../src/platform/authentication/published-password.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { PASSWORD, signUpEmployer, signUpSeeker } from './database/insert-accounts.ts';
import { PUBLIC_ENVIRONMENT } from './public-environment.ts';

const TOKEN = 'a token for those who watch';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { ...PUBLIC_ENVIRONMENT, METRICS_TOKEN: TOKEN } });
});

afterAll(() => app.close());

/** The headers that nginx sends for a visitor with just `proxy_pass http://127.0.0.1:4000`. */
async function requestThroughPlainProxy(to: TestApp, path: string): Promise<number> {
  await to.http.listen({ port: 0, host: '127.0.0.1' });
  const address = to.http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const response = await new Promise<string>((resolve, reject) => {
    let received = '';
    const lines = [`GET ${path} HTTP/1.0`, `Host: 127.0.0.1:${port}`, 'Connection: close', '', ''];
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (chunk) => (received += chunk.toString('utf8')));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
  return Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
}

describe.each([
  ['public', PUBLIC_ENVIRONMENT],
  ['local', { PUBLIC_URL: '', PUBLIC_DEMO: '' }],
])('a %s board behind a proxy that adds nothing', (_where, env) => {
  it.each(['/metrics', '/dev/outbox', '/dev/outbox/some.mail'])('has no %s', async (path) => {
    const board = await createTestApp({ env: { ...env, METRICS_TOKEN: TOKEN } });
    try {
      expect(await requestThroughPlainProxy(board, path)).toBe(404);
    } finally {
      await board.close();
    }
  });
});

describe('a public board', () => {
  it('hides demo pages and metrics, even on loopback', async () => {
    const headers = { host: 'localhost:4000' };
    for (const path of ['/dev/outbox', '/sandbox/checkout/1', '/metrics']) {
      expect((await app.call('GET', path, { headers })).statusCode).toBe(404);
    }
  });

  it('rejects the published password at sign-in and sign-up', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const published = { password_hash: await hashPassword(DEMO_PASSWORD) };
    await app.database
      .updateTable('seekers')
      .set({ ...published, email: demoAccounts.seeker.email })
      .where('id', '=', seeker.id)
      .execute();
    await app.database
      .updateTable('employers')
      .set(published)
      .where('id', '=', employer.id)
      .execute();
    for (const [path, email] of [
      ['/user/login', demoAccounts.seeker.email],
      ['/employer/login', employer.email],
    ] as const) {
      const body = { email, password: DEMO_PASSWORD };
      const response = await app.call('POST', path, { body });
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        401,
        'invalid_credentials',
      ]);
    }
    const another = await signUpSeeker(app);
    const change = await app.api.changePassword({
      userId: another.id,
      as: another,
      body: { currentPassword: PASSWORD, newPassword: DEMO_PASSWORD },
    });
    expect(change.statusCode).toBe(400);
    await warnOfDemoAccounts(app.platform);
    expect(app.log.text()).toContain('accounts of the demo, demo@nextshift.test among them');
  });
});
