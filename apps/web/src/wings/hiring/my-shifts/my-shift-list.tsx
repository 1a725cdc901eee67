import type { Assignment } from '@nextshift/contract';
import { Card } from '../../../ui/display/card.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { MyShiftRow } from './my-shift-row.tsx';
import type { MyShiftChanges } from './use-my-shift-changes.tsx';

export interface MyShiftListProps {
  title: string;
  /** Beside the title. */
  sum?: string;
  shifts: readonly Assignment[];
  asOf: Date;
  changes: MyShiftChanges;
  /** The next shift alone, as the first thing on the page. */
  isHero?: boolean;
}

/** Dates of one's shifts in their order. */
export function MyShiftList({
  title,
  sum = '',
  shifts,
  asOf,
  changes,
  isHero = false,
}: MyShiftListProps) {
  const { confirmingId, failure, ask } = changes;
  const failed = shifts.some(({ assignmentId }) => assignmentId === failure?.assignmentId);
  return (
    <section aria-label={title} className="mt-8 first:mt-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading font-bold">{title}</h2>
        {sum ? <p className="font-semibold text-ink-soft">{sum}</p> : null}
      </div>
      <Card tone={isHero ? 'brand' : 'surface'}>
        <ul className="-my-4 divide-y divide-line">
          {shifts.map((shift) => (
            <MyShiftRow
              key={shift.assignmentId}
              shift={shift}
              asOf={asOf}
              isHero={isHero}
              isConfirming={confirmingId === shift.assignmentId}
              onChange={(change) => {
                ask(change, shift);
              }}
            />
          ))}
        </ul>
        <FormError>{failed ? failure?.message : undefined}</FormError>
      </Card>
    </section>
  );
}
