import { explainHold, readSignals } from '../explain-hold.ts';

interface PublicCompany {
  readonly description: string | null;
  readonly city: string | null;
  readonly website: string | null;
  /** Why it is held, and the signals of that; null while none of its texts is. */
  readonly held_cause: 'signals' | 'reports' | null;
  readonly held_signals: unknown;
}

/**
 * A company without the texts that are held: its description, and what else carries a signal, or all that it says of
 * itself where people have reported the page. Undefined if a signal is in its name or its address, without which there
 * is no page.
 */
export function withoutHeldTexts<Company extends PublicCompany>(
  company: Company,
): Company | undefined {
  if (company.held_signals === null) return company;
  const fields = new Set(readSignals(company.held_signals).map(({ field }) => field));
  if (fields.has('Company name') || fields.has('Company email')) return undefined;
  const isReported = company.held_cause === 'reports';
  return {
    ...company,
    description: null,
    city: isReported || fields.has('Company city') ? null : company.city,
    website: isReported || fields.has('Company website') ? null : company.website,
  };
}

/** What the owner reads of it; nothing while all is shown. */
export function explainHeldTexts({
  held_cause: cause,
  held_signals: signals,
}: Pick<PublicCompany, 'held_cause' | 'held_signals'>): string[] {
  return cause === null ? [] : explainHold({ cause, signals });
}
