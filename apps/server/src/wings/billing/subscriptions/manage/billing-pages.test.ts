import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function aCustomer() {
  const employer = await signUpEmployer(app, { plan: null });
  return { employer, ...(await buyPlan(app, employer)) };
}

const openPortal = (as?: TestAccount) => app.api.openBillingPortal({ as });

describe('the portal', () => {
  it('is the page of the employer’s own customer', async () => {
    const { employer } = await aCustomer();
    const response = await openPortal(employer);
    expect(response.statusCode, response.body).toBe(200);
    const { provider_customer_id: customer } = await app.database
      .selectFrom('payment_customers')
      .select('provider_customer_id')
      .where('employer_id', '=', employer.id)
      .executeTakeFirstOrThrow();
    expect(response.json()).toEqual({ portalUrl: `https://pay.example/portal/${customer}` });
  });

  it('responds 404 to an employer who never bought anything, and rejects visitors', async () => {
    expect((await openPortal(await signUpEmployer(app, { plan: null }))).statusCode).toBe(404);
    expect((await openPortal()).statusCode).toBe(401);
  });
});

describe('an invoice', () => {
  it('is found from its line of the history, by its owner only', async () => {
    const { employer, id } = await aCustomer();
    const { history } = (await app.api.getBillingHistory({ id, as: employer })).json<{
      history: { id: string; hasInvoice: boolean }[];
    }>();
    expect(history).toMatchObject([{ hasInvoice: true }]);
    const response = await app.api.getInvoice({ eventId: history[0]?.id ?? '', as: employer });
    expect(response.json<{ invoiceUrl: string }>().invoiceUrl).toMatch(
      /^https:\/\/pay\.example\/invoices\/in_/,
    );
    const { employer: other } = await aCustomer();
    expect(
      (await app.api.getInvoice({ eventId: history[0]?.id ?? '', as: other })).statusCode,
    ).toBe(404);
    expect((await app.api.getInvoice({ eventId: history[0]?.id ?? '' })).statusCode).toBe(401);
  });
});

it('a change that the bank requires to be confirmed returns the page for it, and changes nothing', async () => {
  const { employer, id, providerId } = await aCustomer();
  app.payments.askToConfirm();
  const body = { planType: 'corporate', billingCycle: 'annual' };
  const response = await app.api.changeSubscription({ id, as: employer, body });
  expect(response.statusCode).toBe(402);
  expect(response.json()).toMatchObject({
    code: 'payment_confirmation_required',
    details: { confirmUrl: `https://pay.example/confirm/${providerId}` },
  });
  const state = await app.payments.readSubscription(providerId);
  expect(state?.subscription.planType).toBe('impact');
});
