import { HOUR_MS } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { createSandboxPayments } from './create-sandbox-payments.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** An employer with a monthly Impact plan from the sandbox. */
async function aBuyer() {
  const employer = await signUpEmployer(app, { plan: null });
  const payments = createSandboxPayments(app.platform);
  const { customerId } = await payments.createCustomer(
    { id: employer.id, email: employer.email, companyName: 'Blue Finch' },
    employer.id,
  );
  const page = 'http://nextshift.example/employer/subscription';
  const { checkoutUrl } = await payments.createCheckout(
    {
      employerId: employer.id,
      customerId,
      planType: 'impact',
      billingCycle: 'monthly',
      successUrl: page,
      cancelUrl: page,
    },
    'one',
  );
  await app.call('POST', `${new URL(checkoutUrl).pathname}/pay`, { as: employer });
  const [state] = await payments.listSubscriptions(customerId);
  if (!state) throw new Error('nothing was bought');
  return { employer, payments, state };
}

const save = (as: TestAccount, body: string) =>
  app.call('POST', '/sandbox/portal', { as, body, headers: FORM });

it('the portal stores card, address and tax ID, and lists the bills', async () => {
  const { employer, state } = await aBuyer();
  const saved = await save(employer, 'card=accepted&address=1+Main+%3CSt%3E&taxId=US+123');
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/sandbox/portal?saved=yes']);
  const page = await app.call('GET', '/sandbox/portal?saved=yes', { as: employer });
  expect(page.body).toContain('Your details are saved.');
  expect(page.body).toContain('1 Main &lt;St&gt;');
  expect(page.body).toContain('US 123');
  expect(page.body).toContain('$149.00');
  const invoice = `/sandbox/invoices/${state.invoices[0]?.id}`;
  expect((await app.call('GET', invoice, { as: employer })).body).toContain('Impact, monthly');
  const other = (await aBuyer()).employer;
  expect((await app.call('GET', invoice, { as: other })).statusCode).toBe(404);
});

it('a card that is declined changes nothing', async () => {
  const { employer, payments, state } = await aBuyer();
  await save(employer, 'card=declined');
  const plan = { planType: 'corporate', billingCycle: 'monthly' } as const;
  await expect(payments.changePlan(state.subscription.id, plan, 'a')).rejects.toMatchObject({
    code: 'payment_declined',
  });
});

it('a card whose bank requires it changes the plan once its owner confirms', async () => {
  const { employer, payments, state } = await aBuyer();
  await save(employer, 'card=confirmed');
  const { id, customerId } = state.subscription;
  const plan = { planType: 'corporate', billingCycle: 'monthly' } as const;
  await expect(payments.changePlan(id, plan, 'a')).rejects.toMatchObject({
    code: 'payment_confirmation_required',
  });
  const returnUrl = 'http://nextshift.example/employer/subscription?change=done';
  const change = { subscriptionId: id, customerId, plan, returnUrl };
  const { confirmUrl } = await payments.confirmChange(change);
  const path = confirmUrl.replace('http://nextshift.example', '');
  const confirmation = await app.call('GET', path, { as: employer });
  expect(confirmation.body).toContain('The change to Corporate charges $250.00 now.');
  const other = (await aBuyer()).employer;
  expect((await app.call('POST', path, { as: other, headers: FORM })).statusCode).toBe(404);
  const confirm = () => app.call('POST', path, { as: employer, headers: FORM });
  const bill = `/sandbox/invoices/${state.invoices[0]?.id}`;
  const press = (action: string) =>
    app.call('POST', bill, { as: employer, body: `action=${action}`, headers: FORM });
  const refused = async (words: string) => {
    for (const page of [await app.call('GET', path, { as: employer }), await confirm()]) {
      expect([page.statusCode, page.body]).toEqual([409, expect.stringContaining(words)]);
    }
    const unchanged = await payments.readSubscription(id);
    expect(unchanged?.subscription.planType).toBe('impact');
  };
  await save(employer, 'card=declined');
  await refused('Your card was declined.');
  await save(employer, 'card=confirmed');
  await press('dispute');
  await refused('Your plan is suspended');
  await press('win-dispute');
  const confirmed = await confirm();
  expect(confirmed.headers.location).toBe('/employer/subscription?change=done');
  const after = await payments.readSubscription(id);
  expect(after?.subscription.planType).toBe('corporate');
});

it('a bill can be refunded, disputed and decided on its page, by its owner only', async () => {
  const { employer, payments, state } = await aBuyer();
  const path = `/sandbox/invoices/${state.invoices[0]?.id}`;
  const press = async (action: string, as = employer) =>
    (await app.call('POST', path, { as, body: `action=${action}`, headers: FORM })).statusCode;
  const read = async () => {
    const after = await payments.readSubscription(state.subscription.id);
    const page = await app.call('GET', path, { as: employer });
    return { ...after?.invoices[0], page: page.body };
  };
  const other = (await aBuyer()).employer;
  expect(await press('refund', other)).toBe(404);
  expect(await press('steal')).toBe(404);
  expect(await read()).toMatchObject({ charged: 149, refunded: 0, dispute: null });
  expect(await press('win-dispute')).toBe(303);
  expect(await read()).toMatchObject({ dispute: null });
  await press('refund-half');
  expect(await read()).toMatchObject({ refunded: 74.5 });
  await press('dispute');
  const disputed = await read();
  expect(disputed).toMatchObject({ dispute: 'open' });
  expect(disputed.page).toContain('Decide for the customer');
  expect(disputed.page).not.toContain('Refund it');
  await press('refund');
  expect(await read()).toMatchObject({ refunded: 74.5 });
  await press('win-dispute');
  await press('refund');
  const refunded = await read();
  expect(refunded).toMatchObject({ refunded: 149, dispute: 'won' });
  expect(refunded.page).not.toContain('<button');
});

it('the pages show dates in the time zone of the jobs, as the app does', async () => {
  app.clock.advance(14 * HOUR_MS);
  const { employer } = await aBuyer();
  const page = await app.call('GET', '/sandbox/portal', { as: employer });
  expect(page.body).toContain('Nov 20, 2026, Impact');
});
