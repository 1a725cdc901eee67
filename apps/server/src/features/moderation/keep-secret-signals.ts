import type { CaseSignal } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { secretRules } from '../signals/index.ts';
import { readSignals } from './explain-hold.ts';
import { findHeldSignals } from './holds.queries.ts';

/**
 * Adds the signals of a company's held jobs whose cause the owner must not learn, until an operator has decided about
 * those jobs. Were a job public once the cause is gone, this one or the next, the owner would know what to change.
 */
export async function keepSecretSignals(
  transaction: DatabaseTransaction,
  employerId: string,
  found: readonly CaseSignal[],
): Promise<CaseSignal[]> {
  const held = (await findHeldSignals(transaction, employerId)).flatMap(readSignals);
  const signals = [...found];
  for (const one of held) {
    if (secretRules.has(one.rule) && !signals.some((other) => isSame(one, other)))
      signals.push(one);
  }
  return signals;
}

function isSame(one: CaseSignal, other: CaseSignal): boolean {
  return one.rule === other.rule && one.field === other.field && one.words === other.words;
}
