import type { CaseSignal } from '@nextshift/contract';
import { secretRules } from '../signals/index.ts';

/**
 * Adds the signals of a company's held jobs whose cause the owner must not learn, until an operator has decided about
 * those jobs. Were a job public once the cause is gone, this one or the next, the owner would know what to change.
 */
export function keepSecretSignals(
  held: ReadonlyMap<string, readonly CaseSignal[]>,
  found: readonly CaseSignal[],
): CaseSignal[] {
  const signals = [...found];
  for (const one of [...held.values()].flat()) {
    if (secretRules.has(one.rule) && !signals.some((other) => isSame(one, other)))
      signals.push(one);
  }
  return signals;
}

function isSame(one: CaseSignal, other: CaseSignal): boolean {
  return one.rule === other.rule && one.field === other.field && one.words === other.words;
}
