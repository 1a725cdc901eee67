import type { VerificationObstacle } from '@nextshift/contract';
import { isFreeMailDomain } from '../../platform/mail/free-mail.ts';

/** Domains under which anybody gets a website. A company there has no domain of its own. */
const SHARED_HOSTS = [
  'blogspot.com', 'business.site', 'canva.site', 'carrd.co', 'facebook.com', 'github.io', 'godaddysites.com',
  'google.com', 'instagram.com', 'jimdosite.com', 'linkedin.com', 'linktr.ee', 'myshopify.com', 'netlify.app',
  'notion.site', 'pages.dev', 'square.site', 'squarespace.com', 'strikingly.com', 'substack.com', 'tiktok.com',
  'tumblr.com', 'vercel.app', 'webflow.io', 'weebly.com', 'wixsite.com', 'wordpress.com', 'x.com', 'yelp.com',
  'youtube.com',
]; // prettier-ignore

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
 * What keeps the mail domain from showing that the website's owner has signed up; null if it shows it: an address at
 * the website's domain, or at a parent of it, which only the owner of that domain can give.
 */
export function findObstacle({ email, website }: CompanyAddresses): VerificationObstacle | null {
  const domain = domainOfEmail(email);
  const host = hostOfWebsite(website);
  if (host === null) return 'no_website';
  if (isFreeMailDomain(domain)) return 'free_mail';
  if (domain.endsWith('.edu')) return 'school';
  if ([domain, host].some(isOnSharedHost)) return 'shared_host';
  return host === domain || host.endsWith(`.${domain}`) ? null : 'other_domain';
}

function isOnSharedHost(name: string): boolean {
  return SHARED_HOSTS.some((shared) => name === shared || name.endsWith(`.${shared}`));
}
