import type { CaseSignal } from '@nextshift/contract';
import { readSignals } from '../explain-hold.ts';
import type { Hold } from '../holds.queries.ts';

interface Kept {
  readonly signals: readonly CaseSignal[];
  /** Since when it is held heavily; null if it is not. */
  readonly heavySince: Date | null;
}

const isHeavy = ({ level }: CaseSignal) => level === 'heavy';

/** What is found now, and of a present heavy hold what made it so: no edit of the owner takes that away. */
export function keepHeavy(before: Hold | undefined, found: readonly CaseSignal[], now: Date): Kept {
  const heavySince = before?.heavy_since ?? null;
  if (found.some(isHeavy)) return { signals: found, heavySince: heavySince ?? now };
  if (!before || !heavySince) return { signals: found, heavySince: null };
  return { signals: [...found, ...readSignals(before.signals).filter(isHeavy)], heavySince };
}
