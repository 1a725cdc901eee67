import { plans, formatDay } from '@nextshift/contract';
import { html } from '../../../../platform/responses/html.ts';
import { periodFrom } from './billing-period.ts';
import { priceInCents } from './plan-price.ts';
import type { CheckoutRow } from './sandbox-checkouts.queries.ts';
import { BRAND, dollars, messagePage, nameOf, page } from './sandbox-page.ts';

interface CheckoutView {
  readonly checkout: CheckoutRow;
  readonly now: Date;
  /** True right after a declined payment. */
  readonly declined: boolean;
}

const CHECK =
  '<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m4 10.5 4 4 8-9"/></svg>';
/** The order with its price and buttons, or a note that the checkout is closed. */
export function checkoutPage(view: CheckoutView): string {
  if (view.checkout.status === 'paid') return paidPage(view.checkout);
  if (view.checkout.status === 'abandoned') return abandonedPage(view.checkout);
  return openPage(view);
}

/** For a missing checkout, or another employer's. */
export function noCheckoutPage(): string {
  return messagePage({
    title: 'Checkout not found',
    text: 'There is no such checkout for the account that you are signed in with.',
    link: { label: 'Go to plans', url: '/employer/subscription' },
  });
}

/** For a visitor from another machine, see `registerSandbox`. */
export function elsewherePage(): string {
  return messagePage({
    title: 'The test checkout is closed here',
    text: 'It takes no money, so it opens only on the machine that runs this board, at localhost. There, PUBLIC_DEMO=on opens it to everybody.',
    link: { label: 'Go to plans', url: '/employer/subscription' },
  });
}

function paidPage({ success_url: url, ...checkout }: CheckoutRow): string {
  return messagePage({
    title: 'This checkout is paid',
    text: `The ${nameOf(checkout)} plan of ${checkout.company_name} was bought here. There is nothing left to pay.`,
    link: { label: 'Back to NextShift', url },
  });
}

function abandonedPage({ cancel_url: url }: CheckoutRow): string {
  return messagePage({
    title: 'This checkout is closed',
    text: 'It was canceled, or a newer one took its place. Nothing was bought here.',
    link: { label: 'Back to NextShift', url },
  });
}

function openPage({ checkout, now, declined }: CheckoutView): string {
  const { id, plan_type: planType, billing_cycle: billingCycle } = checkout;
  const price = dollars(priceInCents({ planType, billingCycle }));
  const renewal = formatDay(periodFrom(now, now, billingCycle).end);
  const each = billingCycle === 'annual' ? 'year' : 'month';
  const name = nameOf(checkout);
  const perks = plans.find((plan) => plan.id === planType)?.features ?? [];
  const order = [
    BRAND,
    html`<div>
      <h1>${name} plan</h1>
      <p class="for">for ${checkout.company_name}</p>
    </div>`,
    html`<p class="price">${price} <small>a ${each}</small></p>`,
    `<ul class="perks">${perks.map((perk) => `<li>${CHECK}${html`<span>${perk}</span>`}</li>`).join('')}</ul>`,
  ];
  const pay = [
    '<h2>Review and pay</h2>',
    declined
      ? '<p class="declined" role="alert">The payment was declined. Nothing was bought; you can try again.</p>'
      : '',
    html`<dl class="card">
      <div>
        <dt>Billing</dt>
        <dd>${billingCycle === 'annual' ? 'Annual' : 'Monthly'}</dd>
      </div>
      <div>
        <dt>Renews on</dt>
        <dd>${renewal}</dd>
      </div>
      <div class="today">
        <dt>Due today</dt>
        <dd>${price}</dd>
      </div>
    </dl>`,
    '<p class="note">This page stands in for the payment provider: no card is asked for, and nothing is charged.</p>',
    '<div class="actions">',
    actionForm(id, 'pay', 'primary', 'Pay'),
    actionForm(id, 'fail', 'secondary', 'Let the payment fail'),
    actionForm(id, 'cancel', 'ghost', 'Cancel and go back'),
    '</div>',
  ];
  const main = `<main class="split"><section class="order" aria-label="Your order"><div class="inner">${order.join('')}</div></section><section class="pay" aria-label="Payment"><div class="inner">${pay.join('')}</div></section></main>`;
  return page(`Checkout: ${name} plan`, main);
}

function actionForm(id: string, action: string, look: string, label: string): string {
  return html`<form method="post" action="/sandbox/checkout/${id}/${action}">
    <button class="${look}">${label}</button>
  </form>`;
}
