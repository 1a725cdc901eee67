import { type CaseSignal, caseSignal } from '@nextshift/contract';
import * as z from 'zod';
import { secretRules } from '../signals/index.ts';

const REPORTED = 'Several people have reported it.';

/** The signals of a hold as they are stored. */
export function readSignals(stored: unknown): CaseSignal[] {
  return z.array(caseSignal).parse(stored);
}

/**
 * What the owner of a held job reads: each rule once, with the words that it found and where they stand, unless they are
 * for operators.
 */
export function explainHold({
  cause,
  signals,
}: {
  readonly cause: 'signals' | 'reports';
  readonly signals: unknown;
}): string[] {
  const found = readSignals(signals).map(withoutSecrets);
  const reasons = [...new Set(found.map(({ why }) => why))].map((why) =>
    [why, ...found.filter((one) => one.why === why && one.words !== '').map(quote)].join(' '),
  );
  return cause === 'reports' ? [REPORTED, ...reasons] : reasons;
}

function withoutSecrets(signal: CaseSignal): CaseSignal {
  const why = secretRules.get(signal.rule);
  return why === undefined ? signal : { ...signal, why, words: '' };
}

function quote({ field, words }: CaseSignal): string {
  return `${field}: “${words}”`;
}
