import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../test/database/insert-accounts.ts';
import { createOutbox } from '../mail/outbox.ts';

interface Begun {
  readonly checkoutUrl: string;
}

/** A server without a configured address. */
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: '', PUBLIC_DEMO: 'off', PORT: '4000' } });
});

afterAll(() => app.close());

/** Signs out with the cookie, and returns the status and whether the session still exists. */
async function signOutWith(headers: Record<string, string>) {
  const { cookie } = await signUpSeeker(app);
  const { statusCode } = await app.api.logOutSeeker({ headers: { cookie, ...headers } });
  const me = await app.api.getMe({ headers: { cookie } });
  return { status: statusCode, signedIn: me.statusCode === 200 };
}

describe('a write with the cookie, without a configured address,', () => {
  it.each([
    ['localhost:4000', 'http://localhost:4000'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['192.168.1.20:4000', 'http://192.168.1.20:4000'],
    ['cafe-laptop.local', 'http://cafe-laptop.local'],
    ['[::1]:4000', 'http://[::1]:4000'],
  ])('from a page of the same host is accepted: %s', async (host, origin) => {
    expect(await signOutWith({ host, origin })).toEqual({ status: 204, signedIn: false });
  });

  it.each([
    ['another host', 'https://evil.example'],
    ['an opaque origin', 'null'],
    ['another port', 'http://192.168.1.20:8080'],
    ['another scheme', 'https://192.168.1.20:4000'],
    ['a host that starts like ours', 'http://192.168.1.20:4000.evil.example'],
    ['a host that ends like ours', 'http://evil.example#192.168.1.20:4000'],
  ])('from %s is refused', async (_from, origin) => {
    const host = '192.168.1.20:4000';
    expect(await signOutWith({ host, origin })).toEqual({ status: 403, signedIn: true });
  });

  it('ignores headers that a proxy would set', async () => {
    const forged = {
      host: '192.168.1.20:4000',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    expect(await signOutWith(forged)).toEqual({ status: 403, signedIn: true });
  });

  it('without an Origin needs Sec-Fetch-Site from the browser', async () => {
    expect(await signOutWith({})).toEqual({ status: 403, signedIn: true });
    const own = { 'sec-fetch-site': 'same-origin' };
    expect(await signOutWith(own)).toEqual({ status: 204, signedIn: false });
  });
});

describe.each([
  ['localhost:4000', 'http://localhost:4000'],
  ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['192.168.1.20:4000', 'http://192.168.1.20:4000'],
])('a board without an address, opened as %s', (host, origin) => {
  it('starts a checkout that returns to the same host', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const { cookie } = employer;
    const response = await app.api.startSubscription({
      headers: { cookie, host, origin },
      body: { planType: 'impact', billingCycle: 'monthly' },
    });
    expect(app.payments.openCheckout(response.json<Begun>().checkoutUrl)).toMatchObject({
      employerId: employer.id,
      successUrl: `${origin}/employer/subscription?checkout=done`,
      cancelUrl: `${origin}/employer/subscription?checkout=cancelled&plan=impact&cycle=monthly`,
    });
  });
});

describe('a mail read on such a board', () => {
  it('links to the host at which its reader opened the board', async () => {
    const link = (origin: string) => `${origin}/resetpassword?token=abc`;
    const sent = link('http://localhost:4000');
    await createOutbox(app.platform.config).send({
      to: 'robin@mail.example',
      subject: 'Reset',
      html: `<a href="${sent}">there</a>`,
      text: `There ${sent}`,
      messageId: 'reset.1',
    });
    for (const host of ['localhost:4000', '127.0.0.1:4000']) {
      const headers = { host };
      const page = await app.call('GET', '/dev/outbox/reset.1', { headers });
      const mail = await app.call('GET', '/dev/outbox/reset.1/html', { headers });
      expect(page.body).toContain(`href="${link(`http://${host}`)}"`);
      expect(mail.body).toBe(`<a href="${link(`http://${host}`)}">there</a>`);
    }
  });
});

describe('with a configured address', () => {
  it('a checkout returns to it, whatever host a request names', async () => {
    const configured = await createTestApp();
    const employer = await signUpEmployer(configured, { plan: null });
    const response = await configured.api.startSubscription({
      as: employer,
      headers: { host: 'evil.example' },
      body: { planType: 'impact', billingCycle: 'monthly' },
    });
    const { checkoutUrl } = response.json<Begun>();
    const { successUrl } = configured.payments.openCheckout(checkoutUrl) ?? {};
    await configured.close();
    expect(successUrl).toBe('http://nextshift.example/employer/subscription?checkout=done');
  });

  it('the host that a request names is not trusted', async () => {
    const configured = await createTestApp();
    const { cookie } = await signUpSeeker(configured);
    const headers = { cookie, host: 'evil.example', origin: 'http://evil.example' };
    const { statusCode } = await configured.api.logOutSeeker({ headers });
    await configured.close();
    expect(statusCode).toBe(403);
  });
});
