import { formatDay } from '@nextshift/contract';
import { html } from '../../../../platform/responses/html.ts';
import { allowedReversals, type ReversalAction } from './reverse-payment.ts';
import type { SandboxBill } from './sandbox-customers.queries.ts';
import { BRAND, dollars, nameOf, page } from './sandbox-page.ts';

const CENTS = 100;

const buttons = {
  refund: 'Refund it',
  'refund-half': 'Refund half of it',
  dispute: 'Dispute it at the bank',
  'win-dispute': 'Decide for the seller',
  'lose-dispute': 'Decide for the customer',
} as const satisfies Record<ReversalAction, string>;

const disputeWords = {
  open: 'Open',
  won: 'Decided for the seller',
  lost: 'Decided for the customer',
} as const;

/**
 * The page of one bill, with the actions that a seller, a customer or a bank may take on its
 * payment.
 * @param charged what was charged for it, in dollars
 */
export function invoicePage(bill: SandboxBill, charged: number): string {
  const facts = [
    ['Invoice', bill.id],
    ['Plan', `${nameOf(bill)}, ${bill.billing_cycle === 'annual' ? 'annual' : 'monthly'}`],
    ['Date', formatDay(bill.created_at)],
    ['Status', bill.paid ? 'Paid' : 'Not paid'],
    ...(bill.refunded > 0 ? [['Refunded', inDollars(bill.refunded)] as const] : []),
    ...(bill.dispute === null ? [] : [['Dispute', disputeWords[bill.dispute]] as const]),
  ] as const;
  const rows = facts.map(
    ([term, value]) =>
      html`<div>
        <dt>${term}</dt>
        <dd>${value}</dd>
      </div>`,
  );
  const total = html`<div class="today">
    <dt>Total</dt>
    <dd>${inDollars(bill.amount)}</dd>
  </div>`;
  const parts = [
    BRAND,
    '<h1>Invoice</h1>',
    `<dl class="card">${rows.join('')}${total}</dl>`,
    '<a class="button secondary" href="/sandbox/portal">All invoices</a>',
    reversalForm(bill, allowedReversals(bill, charged)),
  ];
  return page('Invoice', `<main class="alone">${parts.join('')}</main>`);
}

function reversalForm({ id, dispute }: SandboxBill, actions: readonly ReversalAction[]): string {
  if (actions.length === 0) return '';
  const heading = dispute === 'open' ? 'What the bank decides' : 'What may come of this payment';
  const note =
    dispute === 'open'
      ? 'This page stands in for the bank: with a real provider it decides within weeks.'
      : 'With a real provider the seller refunds a payment, and the customer disputes it at the bank.';
  const choices = actions.map(
    (action) =>
      html`<button class="secondary" name="action" value="${action}">${buttons[action]}</button>`,
  );
  return [
    '<section class="fields" aria-labelledby="reversals">',
    html`<h2 id="reversals">${heading}</h2>
      <p class="note">${note}</p>`,
    `<form class="choices" method="post" action="/sandbox/invoices/${encodeURIComponent(id)}">`,
    ...choices,
    '</form></section>',
  ].join('');
}

function inDollars(amount: number): string {
  return dollars(Math.round(amount * CENTS));
}
