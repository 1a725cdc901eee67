import type { Assignment } from '@nextshift/contract';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useFocusOnMore } from '../../../ui/hooks/use-focus-on-more.ts';
import { useChangeMyShift } from './change-my-shift.ts';
import { type AskedOfMe, MyShiftDialog } from './my-shift-dialog.tsx';
import { MyShiftRow } from './my-shift-row.tsx';

export interface MyShiftListProps {
  accountId: string;
  title: string;
  shifts: readonly Assignment[];
  asOf: Date;
}

/** Dates that are shown before all are asked for: about three weeks of weekends and evenings. */
const FIRST_DATES = 10;

/** Dates of one's shifts in their order; many are shown by a press. */
export function MyShiftList({ accountId, title, shifts, asOf }: MyShiftListProps) {
  const [asked, setAsked] = useState<AskedOfMe | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? shifts : shifts.slice(0, FIRST_DATES);
  const { list, expectMore } = useFocusOnMore(shown.length);
  const confirmation = useChangeMyShift(accountId);
  const confirming = confirmation.isPending ? confirmation.variables.shift.assignmentId : null;
  return (
    <section aria-label={title} className="mt-8 first:mt-0">
      <h2 className="mb-3 text-heading font-bold">{title}</h2>
      <Card>
        <ul ref={list} className="-my-4 divide-y divide-line">
          {shown.map((shift, index) => (
            <MyShiftRow
              key={shift.assignmentId}
              shift={shift}
              asOf={asOf}
              isConfirming={confirming === shift.assignmentId}
              onChange={(change) => {
                const row = list.current?.querySelectorAll('li')[index] ?? null;
                if (change === 'confirm') {
                  // The Confirm button disappears: the row takes the focus.
                  confirmation.mutate({ change, shift }, { onSuccess: () => row?.focus() });
                } else setAsked({ change, shift, row });
              }}
            />
          ))}
        </ul>
        {shown.length < shifts.length ? (
          <div className="mt-4 flex justify-center border-t border-line pt-5">
            <Button
              variant="secondary"
              onClick={() => {
                expectMore();
                setShowsAll(true);
              }}
            >
              Show all {shifts.length} dates
            </Button>
          </div>
        ) : null}
        <FormError>
          {confirmation.error ? failureText(confirmation.error, 'Please try again.') : undefined}
        </FormError>
      </Card>
      <MyShiftDialog
        accountId={accountId}
        asked={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    </section>
  );
}
