import { type CaseSignal, caseSignal } from '@nextshift/contract';
import * as z from 'zod';

const REPORTED = 'Several people have reported it.';

/** The signals of a hold as they are stored. */
export function readSignals(stored: unknown): CaseSignal[] {
  return z.array(caseSignal).parse(stored);
}

/** What the owner of a held job reads: each rule once, with the words that it found and where they stand. */
export function explainHold({
  cause,
  signals,
}: {
  readonly cause: 'signals' | 'reports';
  readonly signals: unknown;
}): string[] {
  const found = readSignals(signals);
  const reasons = [...new Set(found.map(({ why }) => why))].map((why) =>
    [why, ...found.filter((one) => one.why === why && one.words !== '').map(quote)].join(' '),
  );
  return cause === 'reports' ? [REPORTED, ...reasons] : reasons;
}

function quote({ field, words }: CaseSignal): string {
  return `${field}: “${words}”`;
}
