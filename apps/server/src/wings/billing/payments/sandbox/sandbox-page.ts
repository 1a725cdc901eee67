import { plans } from '@nextshift/contract';
import { html } from '../../../../platform/responses/html.ts';
import { CHECKOUT_STYLE } from './checkout-style.ts';

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#8f1a5f"/><path d="M7 10.5H12.5V26H7z" fill="#fff"/><path d="M19.5 6H25V21.5H19.5z" fill="#fff"/><path d="M7 10.5h6.5L25 21.5h-6.5z" fill="#ffb224"/></svg>';
export const BRAND = `<p class="brand">${MARK}<span class="name">NextShift</span></p>`;

interface Message {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly url: string };
}

export function messagePage({ title, text, link }: Message): string {
  const words = html`<h1>${title}</h1>
    <p class="text">${text}</p>
    <a class="button primary" href="${link.url}">${link.label}</a>`;
  return page(title, `<main class="alone">${BRAND}${words}</main>`);
}

export function page(title: string, main: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    html`<title>${title} (test mode) - NextShift</title>`,
    `<style>${CHECKOUT_STYLE}</style></head><body>`,
    `<header class="test">Test mode: no money moves</header>${main}</body></html>`,
  ].join('');
}

export function nameOf({ plan_type: planType }: { readonly plan_type: string }): string {
  return plans.find(({ id }) => id === planType)?.name ?? planType;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function dollars(cents: number): string {
  return money.format(cents / 100);
}
