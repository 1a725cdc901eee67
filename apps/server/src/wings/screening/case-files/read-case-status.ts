import type { CaseSummary } from '@nextshift/contract';

interface Ends {
  readonly decided_at: Date | null;
  readonly settled_at: Date | null;
}

/** How far a case is. */
export function readCaseStatus({ decided_at, settled_at }: Ends): CaseSummary['status'] {
  if (decided_at) return 'decided';
  return settled_at ? 'settled' : 'open';
}
