/** The ways to reach an applicant that an employer may not have. */
export interface Contact {
  readonly emails: readonly string[];
  /** Digits alone. */
  readonly phones: readonly string[];
}

const HIDDEN = '(hidden)';
/** What may stand between two digits of a number: `(919) 555-0123`, `919.555.0123`, `919 / 555`. */
const BETWEEN_DIGITS = String.raw`[^\p{L}\p{N}]{0,4}`;
/** Characters that nobody sees, put into a text to be read past. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A text without the applicant's addresses and numbers, in whatever case and formatting they stand. */
export function hideContact(text: string, { emails, phones }: Contact): string {
  if (emails.length === 0 && phones.length === 0) return text;
  return hidePhones(hideEmails(plainOf(text), emails.map(plainOf)), phones);
}

/**
 * Addresses are looked for around each @ alone: what stands between two of them is read once for each
 * address, however alike they all are.
 */
function hideEmails(text: string, emails: readonly string[]): string {
  const folded = withoutCase(text);
  const addresses = emails.map((email) => withoutCase(email).split('@').slice(-2));
  let told = '';
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = addresses.flatMap(([local = '', domain = '']) =>
      at - local.length >= from && folded.endsWith(local, at) && folded.startsWith(domain, at + 1)
        ? [{ start: at - local.length, end: at + 1 + domain.length }]
        : [],
    );
    if (found.length === 0) continue;
    told += text.slice(from, Math.min(...found.map(({ start }) => start))) + HIDDEN;
    from = Math.max(...found.map(({ end }) => end));
  }
  return told + text.slice(from);
}

function hidePhones(text: string, phones: readonly string[]): string {
  if (phones.length === 0) return text;
  const patterns = phones.map((phone) => String.raw`\(?` + Array.from(phone).join(BETWEEN_DIGITS));
  return text.replace(new RegExp(patterns.join('|'), 'gu'), HIDDEN);
}

function plainOf(text: string): string {
  return text.normalize('NFKC').replaceAll(UNSEEN, '');
}

/** As long as the text, so that places in one are places in the other. */
function withoutCase(text: string): string {
  const folded = text.toLowerCase();
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}
