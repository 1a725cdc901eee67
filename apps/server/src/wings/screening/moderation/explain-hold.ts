import { type CaseSignal, caseSignal } from '@nextshift/contract';
import * as z from 'zod';
import { NEEDS_A_PERSON } from '../signals/index.ts';

/** Rules about something exact that an honest company mends by itself, so it may know where that is. */
const MENDABLE: ReadonlySet<string> = new Set([
  'hidden-link',
  'other-language',
  'pay-below-minimum',
]);

/** The signals of a hold as they are stored. */
export function readSignals(stored: unknown): CaseSignal[] {
  return z.array(caseSignal).parse(stored);
}

/**
 * What the owner of something held reads: the kind of each concern in a sentence, never the words that gave it away. Of
 * reports it learns nothing, and of what only informs operators neither.
 */
export function explainHold({
  cause,
  signals,
}: {
  readonly cause: 'signals' | 'reports';
  readonly signals: unknown;
}): string[] {
  const found = readSignals(signals).filter(({ level }) => level !== 'note');
  const fieldsOf = (why: string) =>
    found.filter((one) => one.why === why && MENDABLE.has(one.rule)).map(({ field }) => field);
  const reasons = [...new Set(found.map(({ why }) => why))].map((why) => {
    const fields = [...new Set(fieldsOf(why))];
    return fields.length === 0 ? why : `${why} It is in: ${fields.join(', ')}.`;
  });
  return cause === 'reports' ? [NEEDS_A_PERSON, ...reasons] : reasons;
}
