import { explainHold, readSignals } from '../explain-hold.ts';

interface PublicCompany {
  readonly description: string | null;
  readonly city: string | null;
  readonly website: string | null;
  readonly contact_email: string;
  readonly phone_number: string | null;
  readonly verified_at: Date | null;
  readonly verified_by: 'domain' | 'operator' | null;
  /** Why it is held, and the signals of that; null while none of its texts is. */
  readonly held_cause: 'signals' | 'reports' | null;
  readonly held_signals: unknown;
}

/** A company as everyone may read it: without an address for contact while its page is held. */
export type ShownCompany<Company extends PublicCompany> = Omit<Company, 'contact_email'> & {
  readonly contact_email: string | null;
};

/**
 * A company without what is held: what it says of itself, its contacts and the verified mark, whatever holds it.
 * Undefined if a signal is in its name or its address, without which there is no page.
 */
export function withoutHeldParts<Company extends PublicCompany>(
  company: Company,
): ShownCompany<Company> | undefined {
  if (company.held_signals === null) return company;
  const fields = new Set(readSignals(company.held_signals).map(({ field }) => field));
  if (fields.has('Company name') || fields.has('Company email')) return undefined;
  return {
    ...company,
    description: null,
    city: null,
    website: null,
    contact_email: null,
    phone_number: null,
    verified_at: null,
    verified_by: null,
  };
}

/** What the owner reads of it; nothing while all is shown. */
export function explainHeldTexts({
  held_cause: cause,
  held_signals: signals,
}: Pick<PublicCompany, 'held_cause' | 'held_signals'>): string[] {
  return cause === null ? [] : explainHold({ cause, signals });
}
