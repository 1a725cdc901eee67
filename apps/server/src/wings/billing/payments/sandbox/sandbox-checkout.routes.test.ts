import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../../test/database/insert-accounts.ts';
import { queuedPayloads } from '../../../../../test/servers/queued-jobs.ts';
import { createSandboxBuyer, RETURN } from '../../../../../test/payments/sandbox-buyer.ts';
import { stripeVariables } from '../../../../stripe-settings.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

const LOGIN = '/employer/login?next=%2Femployer%2Fsubscription';

let app: TestApp;
let sandbox: ReturnType<typeof createSandboxBuyer>;

beforeAll(async () => {
  app = await createTestApp();
  sandbox = createSandboxBuyer(app);
});

afterAll(() => app.close());

describe('GET /sandbox/checkout/{id}', () => {
  it('shows what is bought, what is due today and when it renews, and that no money moves', async () => {
    const { employer, page } = await sandbox.begin('impact', 'annual');
    const response = await app.call('GET', page, { as: employer });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
    expect(policy).toContain("form-action 'self' http://nextshift.example;");
    expect(policy).not.toMatch(/script|unsafe/);
    for (const words of [
      'Test mode: no money moves',
      'Copper Kettle',
      'Impact',
      'Annual',
      'Due today',
      '$1,620.00',
      'Nov 20, 2027',
      'Pay',
      'Let the payment fail',
      'Cancel and go back',
    ]) {
      expect(response.body).toContain(words);
    }
    expect(response.body).not.toContain('<script');
  });

  it('escapes the name of a company', async () => {
    const companyName = '<img src=x onerror=alert(1)>"\'&';
    const by = await signUpEmployer(app, { plan: null, companyName });
    const { page } = await sandbox.begin('basic', 'monthly', { by });
    const { body } = await app.call('GET', page, { as: by });
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&apos;&amp;');
    expect(body).not.toContain('<img');
  });

  it('responds 404 to another employer, and redirects everyone else to the login', async () => {
    const { page } = await sandbox.begin('impact');
    const stranger = await signUpEmployer(app);
    const foreign = await app.call('GET', page, { as: stranger });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).not.toContain('Impact');
    const missing = await app.call('GET', '/sandbox/checkout/cs_nothing', { as: stranger });
    expect(missing.statusCode).toBe(404);
    for (const as of [undefined, await signUpSeeker(app)]) {
      const response = await app.call('GET', page, { as });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(LOGIN);
    }
  });
});

describe('the buttons of a checkout', () => {
  it('pays, and returns to the product', async () => {
    const checkout = await sandbox.begin('impact');
    const response = await sandbox.press(checkout, 'pay');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(RETURN.successUrl);
    const [bought] = await sandbox.boughtBy(checkout.employer);
    expect(bought?.status).toBe('active');
    expect(await sandbox.eventsOf(bought?.id ?? '')).toEqual([
      'checkout.session.completed',
      'invoice.paid',
    ]);
    const { body } = await app.call('GET', checkout.page, { as: checkout.employer });
    expect(body).toContain('This checkout is paid');
    expect(body).toContain(`href="${RETURN.successUrl}"`);
    expect(body).not.toContain('<form');
  });

  it('pays once, however often and fast it is pressed', async () => {
    const checkout = await sandbox.begin('impact');
    const pressed = await Promise.all(
      Array.from({ length: 8 }, () => sandbox.press(checkout, 'pay')),
    );
    expect(new Set(pressed.map(({ headers }) => headers.location))).toEqual(
      new Set([RETURN.successUrl]),
    );
    expect(await sandbox.boughtBy(checkout.employer)).toHaveLength(1);
  });

  it('declines the payment: nothing is bought, and it can be retried', async () => {
    const checkout = await sandbox.begin('impact');
    const { headers } = await sandbox.press(checkout, 'fail');
    expect(headers.location).toBe(`${checkout.page}?payment=declined`);
    const { body } = await app.call('GET', String(headers.location), { as: checkout.employer });
    expect(body).toContain('The payment was declined.');
    expect(await sandbox.boughtBy(checkout.employer)).toEqual([]);
    expect(await queuedPayloads(app)).toContainEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'invoice.payment_failed',
    });
    await sandbox.press(checkout, 'pay');
    expect(await sandbox.boughtBy(checkout.employer)).toHaveLength(1);
  });

  it('returns without buying, and stays closed', async () => {
    const checkout = await sandbox.begin('impact');
    const { headers } = await sandbox.press(checkout, 'cancel');
    expect(headers.location).toBe(RETURN.cancelUrl);
    const late = await sandbox.press(checkout, 'pay');
    expect(late.headers.location).toBe(checkout.page);
    expect(await sandbox.boughtBy(checkout.employer)).toEqual([]);
    const { body } = await app.call('GET', checkout.page, { as: checkout.employer });
    expect(body).toContain('This checkout is closed');
    expect(body).toContain(`href="${RETURN.cancelUrl}"`);
  });

  it('does not cancel or fail a paid checkout', async () => {
    const checkout = await sandbox.begin('impact');
    await sandbox.press(checkout, 'pay');
    for (const button of ['cancel', 'fail'] as const) {
      const { headers } = await sandbox.press(checkout, button);
      expect(headers.location).toBe(checkout.page);
    }
    expect(await sandbox.boughtBy(checkout.employer)).toMatchObject([{ status: 'active' }]);
  });

  it('buys nothing a day later, nor for another employer', async () => {
    const checkout = await sandbox.begin('impact');
    const stranger = await signUpEmployer(app);
    const foreign = await app.call('POST', `${checkout.page}/pay`, { as: stranger });
    expect(foreign.statusCode).toBe(404);
    for (const as of [undefined, await signUpSeeker(app)]) {
      const response = await app.call('POST', `${checkout.page}/pay`, { as });
      expect(response.headers.location).toBe(LOGIN);
    }
    app.clock.advance(DAY_MS + 1);
    await renewSubscriptions.run(app.platform);
    await sandbox.press(checkout, 'pay');
    expect(await sandbox.boughtBy(checkout.employer)).toEqual([]);
  });

  it('accepts forms from its own page only', async () => {
    const checkout = await sandbox.begin('impact');
    const pay = (origin: string, payload = '') =>
      app.call('POST', `${checkout.page}/pay`, {
        body: payload,
        headers: {
          cookie: checkout.employer.cookie,
          origin,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
    for (const origin of ['https://evil.example', 'null']) {
      expect((await pay(origin)).statusCode).toBe(403);
    }
    expect((await pay('http://nextshift.example', 'x'.repeat(2_000))).statusCode).toBe(413);
    expect(await sandbox.boughtBy(checkout.employer)).toEqual([]);
    expect((await pay('http://nextshift.example')).headers.location).toBe(RETURN.successUrl);
    expect(await sandbox.boughtBy(checkout.employer)).toHaveLength(1);
  });
});

it('does not exist with a real payment provider', async () => {
  const { employer, page } = await sandbox.begin('impact');
  const real = await createTestApp({
    env: {
      ...Object.fromEntries(stripeVariables.map((name, index) => [name, `price_${index}`])),
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    },
  });
  for (const [method, url] of [
    ['GET', page],
    ['POST', `${page}/pay`],
  ] as const) {
    const response = await real.call(method, url, { as: employer });
    expect(response.statusCode).toBe(404);
  }
  await real.close();
});
