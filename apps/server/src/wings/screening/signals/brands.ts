import { domainToUnicode } from 'node:url';
import { isFreeMailDomain } from '../../../platform/mail/free-mail.ts';
import { readWords } from '@nextshift/screening-model';

interface Brand {
  readonly name: string;
  /** The first labels of its domains. */
  readonly domains: readonly string[];
  /** A name that is also a plain word counts only as the whole name of a company. */
  readonly isPlainWord?: boolean;
}

const brand = (name: string, ...domains: string[]): Brand => ({
  name,
  domains: domains.length > 0 ? domains : [name.replaceAll(' ', '')],
});
const plainWord = (name: string, ...domains: string[]): Brand => ({
  ...brand(name, ...domains),
  isPlainWord: true,
});

/** Companies whose names are borrowed most. */
const brands: readonly Brand[] = [
  brand('amazon'),
  brand('walmart'),
  brand('costco'),
  brand('google', 'google', 'alphabet'),
  brand('microsoft'),
  brand('netflix'),
  brand('starbucks'),
  brand('mcdonalds'),
  brand('fedex'),
  brand('usps'),
  brand('dhl'),
  brand('paypal'),
  brand('tesla'),
  brand('pfizer'),
  brand('boeing'),
  brand('spotify'),
  brand('tiktok', 'tiktok', 'bytedance'),
  brand('instagram', 'instagram', 'meta'),
  brand('facebook', 'facebook', 'meta'),
  brand('linkedin'),
  brand('airbnb'),
  brand('doordash'),
  brand('instacart'),
  brand('coca cola', 'coca-cola', 'cocacola'),
  brand('pepsi', 'pepsi', 'pepsico'),
  brand('home depot', 'homedepot'),
  brand('best buy', 'bestbuy'),
  brand('wells fargo', 'wellsfargo'),
  brand('bank of america', 'bankofamerica', 'bofa'),
  brand('jp morgan', 'jpmorgan', 'jpmorganchase', 'chase'),
  brand('american express', 'americanexpress', 'aexp'),
  brand('unitedhealth'),
  brand('red bull', 'redbull'),
  brand('procter gamble', 'pg'),
  brand('walgreens'),
  brand('cvs', 'cvs', 'cvshealth'),
  plainWord('apple'),
  plainWord('target'),
  plainWord('meta', 'meta', 'facebook'),
  plainWord('uber'),
  plainWord('nike'),
  plainWord('disney'),
  plainWord('ups'),
  plainWord('chase', 'chase', 'jpmorgan', 'jpmorganchase'),
  plainWord('shell'),
  plainWord('visa'),
  plainWord('dell'),
  plainWord('adobe'),
  plainWord('lowes'),
];

/** Words around a company's name that do not belong to it. */
const additions = new Set(
  'inc llc ltd corp corporation co company group usa us america hr careers career jobs job hiring recruitment recruiting recruiter team official department remote work online store stores com the'.split(
    ' ',
  ),
);

/** The famous name that a text is or contains; undefined if there is none. */
export function findBrand(text: string): { brand: Brand; words: string } | undefined {
  const words = readWords(text);
  const own = words.filter((word) => !additions.has(word.text));
  for (const known of brands) {
    const parts = known.name.split(' ');
    const at = words.findIndex((_, index) =>
      parts.every((part, place) => words[index + place]?.text === part),
    );
    const [first, last] = [words[at], words[at + parts.length - 1]];
    if (!first || !last) continue;
    if (known.isPlainWord && own.length !== parts.length) continue;
    return { brand: known, words: text.slice(first.start, last.end) };
  }
  return undefined;
}

/** Whether a host is the brand's own: `jobs.amazon.com`, `amazon.co.uk`. */
function isHostOf({ domains }: Brand, host: string): boolean {
  const labels = host.toLowerCase().split('.');
  // The last labels are a public suffix of one or two labels; the one before is what was registered.
  const registered = labels.at(isShortSuffix(labels) ? -3 : -2) ?? '';
  return domains.includes(registered);
}

function isShortSuffix(labels: readonly string[]): boolean {
  const [second = '', top = ''] = labels.slice(-2);
  return top.length === 2 && ['co', 'com', 'org', 'net', 'ac'].includes(second);
}

/** Whether the company writes from the brand's domain or shows a website there. */
export function isOfBrand(
  known: Brand,
  { website, emails }: { readonly website: string | null; readonly emails: readonly string[] },
): boolean {
  const hosts = emails.map(hostOfEmail);
  if (website !== null && URL.canParse(website)) hosts.push(new URL(website).hostname);
  return hosts.some((host) => isHostOf(known, host));
}

/** Words that are put to a famous name to make a domain of it. */
const domainAdditions = new Set([
  ...additions,
  ...'apply careers center hire hires online pay payroll portal recruit staffing support task tasks work workers'.split(
    ' ',
  ),
]);
/** Where companies have their applications handled, below their own name. */
const applicationHosts =
  'ashbyhq.com bamboohr.com greenhouse.io icims.com jobvite.com lever.co myworkdayjobs.com paylocity.com smartrecruiters.com taleo.net ultipro.com workable.com'.split(
    ' ',
  );

/** Famous names that are no plain words, as they stand in domains. */
const distinctNames = brands
  .filter(({ isPlainWord }) => !isPlainWord)
  .map(({ name }) => name.replaceAll(' ', ''));

/** Whether a host has a famous name that is not its own: `amazon-careers.net`, `arnazon.com`, `amazon.jobs-team.net`. */
export function isLookalikeHost(host: string): boolean {
  const name = domainToUnicode(host);
  if (brands.some((known) => isHostOf(known, name))) return false;
  if (applicationHosts.some((known) => name === known || name.endsWith(`.${known}`))) return false;
  const labels = name.split('.').slice(0, -1);
  return labels.some((label) => {
    const drawn = label.replaceAll('rn', 'm').replaceAll('vv', 'w');
    return [label, ...(drawn === label ? [] : [drawn])].some(isFamous);
  });
}

/** Whether a label is a famous name, alone or with what makes a domain of it. */
function isFamous(label: string): boolean {
  const words = readWords(label);
  const written = [words.map(({ text }) => text)];
  if (words.some(({ variant }) => variant !== undefined)) {
    written.push(words.map(({ text, variant }) => variant ?? text));
  }
  return written.some((parts) => {
    const joined = parts.join('');
    return distinctNames.some(
      (name) =>
        parts.includes(name) ||
        (joined.startsWith(name) && domainAdditions.has(joined.slice(name.length))) ||
        (joined.endsWith(name) && domainAdditions.has(joined.slice(0, -name.length))),
    );
  });
}

export function hostOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

export function isFreeMail(email: string): boolean {
  return isFreeMailDomain(hostOfEmail(email));
}

/** The famous name that is in the part of an address before the @, also `hr.amazonjobs@`. */
export function brandOfMailbox(email: string): Brand | undefined {
  const box = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const parts = box.split(/[^a-z]/);
  const joined = box.replaceAll(/[^a-z]/g, '');
  return brands.find(({ name, isPlainWord }) =>
    isPlainWord ? parts.includes(name) : joined.includes(name.replaceAll(' ', '')),
  );
}

/** The addresses in a text, in one pass over its words. */
export function findEmails(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[\s,;:<>()[\]"']/)
    .map((part) => part.replace(/[.!?]$/, ''))
    .filter((part) => {
      const at = part.indexOf('@');
      return at > 0 && at === part.lastIndexOf('@') && part.indexOf('.', at) > at + 1;
    });
}
