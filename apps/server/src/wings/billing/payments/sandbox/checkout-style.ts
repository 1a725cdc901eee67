import { createHash } from 'node:crypto';

/** The colors are those of the web app's tokens. */
export const CHECKOUT_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#26141f, #f8eef4); --soft: light-dark(#66525e, #c3aebb);
  --paper: light-dark(#faf7f5, #170d14); --surface: light-dark(#fff, #231620); --sunken: light-dark(#f2ecea, #2e1f2a);
  --line: light-dark(#e5dcd9, #40303b); --line-strong: light-dark(#8a7783, #8f7988);
  --brand: light-dark(#8f1a5f, #f398c9); --brand-strong: light-dark(#6d1048, #f9bcdd);
  --on-brand: light-dark(#fff, #2f0a21); --fig: light-dark(#35102b, #2c0f25); --fig-raised: light-dark(#4a1b3d, #411836);
  --on-fig: #fdf3f8; --on-fig-soft: light-dark(#dfc1d2, #d9bccd); --marigold: light-dark(#ffb224, #ffbe45);
  --danger: light-dark(#b3261e, #ff9a8f); --danger-soft: light-dark(#fce5e2, #3f171a);
  --success: light-dark(#146a40, #78d7a2); --focus: light-dark(#8f1a5f, #ffbe45); }
* { box-sizing: border-box; }
html, body { margin: 0; min-height: 100%; }
body { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 'Instrument Sans', system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
h1, h2, .name, .price { font-family: 'Bricolage Grotesque', system-ui, sans-serif; letter-spacing: -.02em; }
h1 { font-size: 1.75rem; line-height: 1.15; font-weight: 750; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.25; font-weight: 700; }
.test { padding: .6rem 1rem; background: var(--marigold); color: #2b1600; text-align: center; font-weight: 650; }
main { flex: 1; display: grid; align-content: start; }
.order { background: var(--fig); color: var(--on-fig); }
.order, .pay { padding: 1.75rem 1.25rem; }
.inner { max-width: 27rem; margin: 0 auto; display: grid; gap: 1.25rem; }
.brand { display: flex; align-items: center; gap: .6rem; }
.brand svg { width: 2rem; height: 2rem; }
.name { font-size: 1.4rem; font-weight: 800; }
.for { color: var(--on-fig-soft); overflow-wrap: anywhere; }
.price { font-size: 2.5rem; line-height: 1.05; font-weight: 800; font-variant-numeric: tabular-nums; }
.price small { font: 500 1rem/1.5 'Instrument Sans', system-ui, sans-serif; letter-spacing: 0; color: var(--on-fig-soft); white-space: nowrap; }
.perks { list-style: none; display: none; gap: .4rem; padding-top: 1.25rem; border-top: 1px solid var(--fig-raised); }
.perks li { display: flex; gap: .6rem; }
.perks svg { flex: none; width: 1.1rem; height: 1.1rem; margin-top: .2rem; color: var(--marigold); }
.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface);
  box-shadow: 0 1px 2px rgb(64 20 48 / .08), 0 4px 16px -6px rgb(64 20 48 / .12); }
.card div { display: flex; justify-content: space-between; gap: 1rem; padding: .55rem 0; }
.card div + div { border-top: 1px solid var(--line); }
.card div:first-child { padding-top: 0; }
.card div:last-child { padding-bottom: 0; }
dt { flex: none; color: var(--soft); }
dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; min-width: 0; }
.today dt, .today dd { color: var(--ink); font-weight: 700; font-size: 1.125rem; font-variant-numeric: tabular-nums; }
.note { color: var(--soft); font-size: .9375rem; }
.declined { padding: .85rem 1rem; border-radius: .75rem; background: var(--danger-soft); color: var(--danger); font-weight: 600; }
.actions { display: grid; gap: .75rem; }
form { margin: 0; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3.25rem;
  padding: .4rem 1.5rem; border: 1px solid transparent; border-radius: 999px; font: inherit; font-weight: 600; line-height: 1.2;
  text-align: center; text-decoration: none; cursor: pointer; transition: background-color .12s, border-color .12s; }
.primary { background: var(--brand); color: var(--on-brand); }
.primary:hover { background: var(--brand-strong); }
.secondary { background: var(--surface); color: var(--ink); border-color: var(--line-strong); }
.secondary:hover { background: var(--sunken); border-color: var(--ink); }
.ghost { background: transparent; color: var(--ink); }
.ghost:hover { background: var(--sunken); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.alone { max-width: 34rem; width: 100%; margin: 0 auto; padding: 3rem 1.25rem; gap: 1.25rem; }
.alone .text { color: var(--soft); }
.alone .button { justify-self: start; width: auto; }
@media (min-width: 56rem) {
  main.split { grid-template-columns: 1fr 1fr; align-content: stretch; }
  .order, .pay { padding: 4.5rem 3rem; }
  .order .inner { margin: 0 0 0 auto; width: 100%; padding-right: 2rem; gap: 1.75rem; align-content: start; }
  .pay .inner { margin: 0 auto 0 0; width: 100%; padding-left: 2rem; max-width: 29rem; }
  .perks { display: grid; }
  h1 { font-size: 2.125rem; }
  .price { font-size: 3.25rem; }
  .alone { padding-top: 6rem; }
}
.fields { display: grid; gap: 1rem; }
.fields label { display: grid; gap: .35rem; font-weight: 600; }
.fields select, .fields textarea, .fields input { width: 100%; min-height: 2.75rem; padding: .55rem .85rem; font: inherit;
  color: var(--ink); background: var(--surface); border: 1px solid var(--line-strong); border-radius: .75rem; }
.saved { padding: .85rem 1rem; border-radius: .75rem; background: var(--sunken); color: var(--success); font-weight: 600; }
.choices { display: flex; flex-wrap: wrap; gap: .75rem; }
.choices button { flex: 1 1 12rem; width: auto; }
.card a { color: var(--brand); }
@media (prefers-reduced-motion: reduce) { button, .button { transition: none; } }
`;

const hash = createHash('sha256').update(CHECKOUT_STYLE).digest('base64');

/**
 * No script runs here and nothing is loaded. Forms post to this server, which redirects to the
 * product's address; some browsers check redirects against form-action too.
 */
export function checkoutPolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
