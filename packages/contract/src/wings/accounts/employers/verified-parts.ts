/** What a company states about itself that its verification rests on. */
interface Stated {
  readonly companyName: string;
  /** The sign-in address. */
  readonly email: string;
  readonly website: string | null;
  /** The public contact address. */
  readonly contactEmail: string;
}

/** Whether a change ends the verification of a company; as the database decides. */
export function endsVerification(before: Stated, after: Stated): boolean {
  return (
    before.companyName !== after.companyName ||
    before.website !== after.website ||
    before.email.toLowerCase() !== after.email.toLowerCase() ||
    (before.contactEmail.toLowerCase() !== after.contactEmail.toLowerCase() && !isOwnContact(after))
  );
}

/**
 * Whether the public contact address is the company's own: its sign-in address, at its website's domain, or at the mail
 * domain that its website is at. The database has the same rule, `is_own_contact`.
 */
export function isOwnContact({
  contactEmail,
  email,
  website,
}: Omit<Stated, 'companyName'>): boolean {
  if (contactEmail.toLowerCase() === email.toLowerCase()) return true;
  const host = hostOf(website);
  if (host === null) return false;
  const [domain, mail] = [domainOf(contactEmail), domainOf(email)];
  return (
    isWithin(host, domain) ||
    isWithin(domain, host) ||
    (isWithin(host, mail) && isWithin(domain, mail))
  );
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

function hostOf(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '');
}

function isWithin(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`);
}
