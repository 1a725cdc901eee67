import { createHash } from 'node:crypto';
import { html } from '../responses/html.ts';
import { unsubscribeHeaders } from './mail.ts';
import type { StoredMail } from './outbox.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#26141f, #f8eef4); --soft: light-dark(#66525e, #c3aebb);
  --paper: light-dark(#faf7f5, #170d14); --surface: light-dark(#fff, #231620);
  --line: light-dark(#e5dcd9, #40303b); --brand: light-dark(#8f1a5f, #f398c9); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere; }
p { margin: 0 0 1.5rem; color: var(--soft); overflow-wrap: anywhere; }
a { color: var(--brand); }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: .5rem; }
ul { margin: 0 0 1.5rem; padding: 0; list-style: none; }
.mails { border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: block; padding: .9rem 1.1rem; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--paper); }
.mails a:focus-visible { outline-offset: -3px; border-radius: 1.25rem; }
.mails strong { display: block; overflow-wrap: anywhere; }
.mails span { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.links li { overflow-wrap: anywhere; padding: .15rem 0; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 1.25rem; background: #faf7f5; }
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** No scripts run here, and nothing is loaded but the mail in its frame. */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail has its own styles and no scripts; its links open in a new tab. */
export const OUTBOX_MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ');

/** The list of mails, newest first. */
export function outboxListPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ messageId, subject, to, sentAt }) =>
      html`<li>
        <a href="/dev/outbox/${messageId}"
          ><strong>${subject}</strong><span>${to} · ${timeOf(sentAt)}</span></a
        >
      </li>`,
  );
  const list = rows.length === 0 ? '' : `<ul class="mails">${rows.join('')}</ul>`;
  const what = rows.length === 0 ? 'Nothing has been sent yet.' : 'Emails are kept here, not sent.';
  return page('Outbox', `<h1>Outbox</h1>${html`<p>${what}</p>`}${list}`);
}

/** One mail: its text as people see it, and its links. */
export function outboxMailPage(mail: StoredMail): string {
  const links = linksIn(mail.text).map((link) => html`<li><a href="${link}">${link}</a></li>`);
  return page(
    mail.subject,
    [
      '<p><a href="/dev/outbox">All emails</a></p>',
      html`<h1>${mail.subject}</h1>
        <p>To ${mail.to} · ${timeOf(mail.sentAt)}${answersTo(mail)}</p>`,
      ...Object.entries(unsubscribeHeaders(mail)).map(
        ([name, value]) => html`<p><code>${name}: ${value}</code></p>`,
      ),
      `<ul class="links">${links.join('')}</ul>`,
      html`<iframe
        title="The email"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/dev/outbox/${mail.messageId}/html"
      ></iframe>`,
    ].join(''),
  );
}

function page(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    html`<title>${title} - NextShift</title>`,
    `<style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
  ].join('');
}

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}

function answersTo({ replyTo }: StoredMail): string {
  return replyTo === undefined ? '' : ` · Answers go to ${replyTo}`;
}

function timeOf(sentAt: string): string {
  return `${sentAt.slice(0, 16).replace('T', ' ')} UTC`;
}
