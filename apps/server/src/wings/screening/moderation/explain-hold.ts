import { type CaseSignal, caseSignal } from '@nextshift/contract';
import * as z from 'zod';
import { NEEDS_A_PERSON, secretRules } from '../signals/index.ts';

/** The signals of a hold as they are stored. */
export function readSignals(stored: unknown): CaseSignal[] {
  return z.array(caseSignal).parse(stored);
}

/**
 * What the owner of a held job reads: each rule once, with the words that it found and where they stand, unless they are
 * for operators. Reports are not told: it reads what it would read of any other secret.
 */
export function explainHold({
  cause,
  signals,
}: {
  readonly cause: 'signals' | 'reports';
  readonly signals: unknown;
}): string[] {
  const found = readSignals(signals).map(withoutSecrets);
  const secret = cause === 'reports' ? [NEEDS_A_PERSON] : [];
  return [...new Set([...secret, ...found.map(({ why }) => why)])].map((why) =>
    [why, ...found.filter((one) => one.why === why && one.words !== '').map(quote)].join(' '),
  );
}

/** Whether an edit by the owner can end a hold: a reason without the words that it found waits for a person. */
export function isMendable(reasons: readonly string[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason.includes(': “'));
}

function withoutSecrets(signal: CaseSignal): CaseSignal {
  const why = secretRules.get(signal.rule);
  return why === undefined ? signal : { ...signal, why, words: '' };
}

function quote({ field, words }: CaseSignal): string {
  return `${field}: “${words}”`;
}
