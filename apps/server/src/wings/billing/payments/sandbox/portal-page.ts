import { formatDay } from '@nextshift/contract';
import { html } from '../../../../platform/responses/html.ts';
import type { SandboxBill, SandboxCustomer } from './sandbox-customers.queries.ts';
import { BRAND, dollars, messagePage, nameOf, page } from './sandbox-page.ts';

const cards = [
  { value: 'accepted', label: 'A card that is charged' },
  { value: 'confirmed', label: 'A card whose bank asks you to confirm a change' },
  { value: 'declined', label: 'A card that is declined at a change' },
] as const;

interface PortalView {
  readonly customer: Pick<SandboxCustomer, 'card' | 'address' | 'tax_id'>;
  readonly bills: readonly SandboxBill[];
  readonly saved: boolean;
  /** Back to the product. */
  readonly returnPath: string;
}

/** Card, address, tax id and bills, as in a payment provider's portal. */
export function portalPage({ customer, bills, saved, returnPath }: PortalView): string {
  const options = cards.map(({ value, label }) =>
    value === customer.card
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  );
  const details = [
    '<form class="fields" method="post" action="/sandbox/portal">',
    `<label>Card <select name="card">${options.join('')}</select></label>`,
    html`<label
      >Billing address
      <textarea name="address" rows="3" maxlength="500">${customer.address}</textarea>
    </label>`,
    html`<label>Tax ID <input name="taxId" maxlength="50" value="${customer.tax_id}" /></label>`,
    '<button class="primary">Save</button></form>',
  ];
  const lines = bills.map(
    (bill) =>
      html`<div>
        <dt>${formatDay(bill.created_at)}, ${nameOf(bill)}</dt>
        <dd>
          <a href="/sandbox/invoices/${bill.id}">${dollars(Math.round(bill.amount * 100))}</a>
        </dd>
      </div>`,
  );
  const parts = [
    BRAND,
    '<h1>Billing details</h1>',
    saved ? '<p class="saved" role="status">Your details are saved.</p>' : '',
    ...details,
    '<h2>Invoices</h2>',
    lines.length === 0
      ? '<p class="text">Nothing was billed yet.</p>'
      : `<dl class="card">${lines.join('')}</dl>`,
    html`<a class="button secondary" href="${returnPath}">Back to NextShift</a>`,
  ];
  return page('Billing details', `<main class="alone">${parts.join('')}</main>`);
}

interface ConfirmView {
  readonly planName: string;
  readonly cents: number;
  /** The path of this page, with the change to confirm. */
  readonly path: string;
  readonly returnPath: string;
}

/** The bank's confirmation page, shown before a card is charged. */
export function confirmPage({ planName, cents, path, returnPath }: ConfirmView): string {
  const parts = [
    BRAND,
    '<h1>Confirm this payment</h1>',
    html`<p class="text">
      This page stands in for your bank. The change to ${planName} charges ${dollars(cents)} now.
    </p>`,
    html`<form method="post" action="${path}"><button class="primary">Confirm</button></form>`,
    html`<a class="button secondary" href="${returnPath}">Do not pay</a>`,
  ];
  return page('Confirm this payment', `<main class="alone">${parts.join('')}</main>`);
}

const refusals = {
  suspended: 'Your plan is suspended while one of its payments is disputed. Nothing was changed.',
  declined: 'Your card was declined. Nothing was changed.',
} as const;

/** Shown when a change can no longer be confirmed. */
export function refusedPage(refusal: keyof typeof refusals, returnPath: string): string {
  return messagePage({
    title: 'This payment was not made',
    text: refusals[refusal],
    link: { label: 'Back to NextShift', url: returnPath },
  });
}
