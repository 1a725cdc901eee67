import type { Measure } from '@nextshift/contract';
import { AppealShown } from './appeal-shown.tsx';

export interface EarlierAppealProps {
  /** What its case did before what is in force now. */
  earlier: Measure;
  /** The decision that answers it can no longer be undone. */
  isAnswered: boolean;
}

const BEFORE: Readonly<Record<Measure['measure'], string>> = {
  held: 'Before, it was held for review',
  removed: 'Before, it was removed',
  suspended: 'Before, the account was suspended',
};

/** The appeal against what a case did before. */
export function EarlierAppeal({ earlier, isAnswered }: EarlierAppealProps) {
  const { measure, appeal } = earlier;
  if (!appeal) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="mb-2 text-sm text-ink-soft">{BEFORE[measure]}</p>
      <AppealShown
        appeal={appeal}
        openMeans={isAnswered ? undefined : 'The decision answers it, unless it is undone.'}
      />
    </div>
  );
}
