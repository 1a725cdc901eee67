import type { VerificationObstacle } from '@nextshift/contract';
import { isFreeMailDomain } from '../../../platform/mail/free-mail.ts';
import { registrableDomain } from '../../../platform/mail/registrable-domain.ts';
import { isSchoolDomain } from '../../../platform/mail/school-domains.ts';
import { isSharedHost } from '../../../platform/mail/shared-hosts.ts';

/** What a company states about itself. */
export interface CompanyAddresses {
  readonly email: string;
  /** With its scheme. */
  readonly website: string | null;
}

export function domainOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** The host of a website without `www`; null without a website. */
export function hostOfWebsite(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/**
 * What keeps the mail domain from showing that the website's owner has signed up; null if it shows it: the mail domain
 * is the registrable one of the website, at which only its owner gives addresses, and of the public contact address.
 */
export function findObstacle({
  email,
  website,
  contact_email: contactEmail,
}: CompanyAddresses & { readonly contact_email: string }): VerificationObstacle | null {
  const domain = domainOfEmail(email);
  const host = hostOfWebsite(website);
  if (host === null) return 'no_website';
  if (isFreeMailDomain(domain)) return 'free_mail';
  if ([domain, host].some(isSchoolDomain)) return 'school';
  if ([domain, host].some(isSharedHost)) return 'shared_host';
  if (registrableDomain(host) !== domain) return 'other_domain';
  return registrableDomain(domainOfEmail(contactEmail)) === domain ? null : 'other_contact';
}
