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
  const patterns = [
    ...emails.map(escaped),
    ...phones.map((phone) => String.raw`\(?` + Array.from(phone).join(BETWEEN_DIGITS)),
  ];
  if (patterns.length === 0) return text;
  const plain = text.normalize('NFKC').replaceAll(UNSEEN, '');
  return plain.replace(new RegExp(patterns.join('|'), 'giu'), HIDDEN);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
