import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isCompanyDomain } from 'company-email-validator';
import * as z from 'zod';
import { registrableDomain } from './registrable-domain.ts';

/** Providers that the packages do not list. */
const OTHER_PROVIDERS: ReadonlySet<string> = new Set([
  'addy.io', 'anonaddy.com', 'anonaddy.me', 'atomicmail.io', 'autistici.org', 'consolidated.net', 'ctemplar.com',
  'disroot.org', 'inbox.eu', 'internxt.com', 'kakao.com', 'kolabnow.com', 'mail.tm', 'mailbox.org', 'mediacombb.net',
  'minuteinbox.com', 'mozmail.com', 'passmail.net', 'riseup.net', 'skiff.com', 'spectrum.net', 'startmail.com',
  'systemli.org', 'temp-mail.io', 'tempmail.com', 'tuta.com', 'zoho.eu', 'zoho.in',
]); // oxfmt-ignore

const require = createRequire(import.meta.url);

let disposable: ReadonlySet<string> | undefined;

/** 121,000 domains of disposable addresses. Read when first asked for: a process that asks for none does without. */
function disposableDomains(): ReadonlySet<string> {
  if (disposable) return disposable;
  const file = require.resolve('disposable-email-domains');
  disposable = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))));
  return disposable;
}

/** Whether anybody gets an address at a domain or its parent, disposable ones included: it says nothing of its owner. */
export function isFreeMailDomain(domain: string): boolean {
  return [domain, registrableDomain(domain)].some(
    (name) =>
      name !== null &&
      (!isCompanyDomain(name) || OTHER_PROVIDERS.has(name) || disposableDomains().has(name)),
  );
}
