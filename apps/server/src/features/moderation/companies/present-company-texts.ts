import { explainHold, readSignals } from '../explain-hold.ts';

interface PublicCompany {
  readonly description: string | null;
  readonly city: string | null;
  readonly website: string | null;
  /** The signals of its hold; null while none of its texts is held. */
  readonly held_signals: unknown;
}

/**
 * A company without the texts that are held: its description, and what else carries a signal. Undefined if that is its name
 * or its address, without which there is no page.
 */
export function withoutHeldTexts<Company extends PublicCompany>(
  company: Company,
): Company | undefined {
  if (company.held_signals === null) return company;
  const fields = new Set(readSignals(company.held_signals).map(({ field }) => field));
  if (fields.has('Company name') || fields.has('Company email')) return undefined;
  return {
    ...company,
    description: null,
    city: fields.has('Company city') ? null : company.city,
    website: fields.has('Company website') ? null : company.website,
  };
}

/** What the owner reads of it; nothing while all is shown. */
export function explainHeldTexts(signals: unknown): string[] {
  return signals === null ? [] : explainHold({ cause: 'signals', signals });
}
