import type { Queryable } from '../../../platform/database/database.ts';
import { isFreeMailDomain } from '../../../platform/mail/free-mail.ts';
import { registrableDomain } from '../../../platform/mail/registrable-domain.ts';
import { isSchoolDomain } from '../../../platform/mail/school-domains.ts';
import { isSharedHost } from '../../../platform/mail/shared-hosts.ts';
import { type CompanyAddresses, domainOfEmail, hostOfWebsite } from './company-domain.ts';
import { listSuspendedWebsites } from './verification.queries.ts';

/**
 * Whether a company's website or mail address is at the domain of another company's website that is suspended. Mail
 * domains alone say nothing: strangers have addresses at the same provider.
 */
export async function isAtSuspendedDomain(
  database: Queryable,
  employerId: string,
  { email, website }: CompanyAddresses,
): Promise<boolean> {
  const own = ownDomainsOf({ email, website });
  if (own.length === 0) return false;
  const suspended = await listSuspendedWebsites(database, employerId, own.map(endOfDomain));
  const theirs = suspended.map(hostOfWebsite).filter(isOwnDomain);
  return theirs.some((domain) => own.some((other) => areRelated(domain, other)));
}

/** The domains of a company's mail and website that nobody else has. */
export function ownDomainsOf({ email, website }: CompanyAddresses): string[] {
  return [domainOfEmail(email), hostOfWebsite(website)].filter(isOwnDomain);
}

/** Not one at which anybody gets an address or a page. */
function isOwnDomain(domain: string | null): domain is string {
  return (
    domain !== null && !isFreeMailDomain(domain) && !isSharedHost(domain) && !isSchoolDomain(domain)
  );
}

/** One is the other, or a part of it. */
export function areRelated(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/** What every related domain ends with. */
export function endOfDomain(domain: string): string {
  return registrableDomain(domain) ?? domain;
}
