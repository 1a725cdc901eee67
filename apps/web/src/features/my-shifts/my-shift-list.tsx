import type { Assignment } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { failureText } from '../../platform/api/failure-text.ts';
import { Card } from '../../ui/display/card.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { useChangeMyShift } from './change-my-shift.ts';
import { type AskedOfMe, MyShiftDialog } from './my-shift-dialog.tsx';
import { MyShiftRow } from './my-shift-row.tsx';

export interface MyShiftListProps {
  accountId: string;
  title: string;
  shifts: readonly Assignment[];
  asOf: Date;
}

/** Dates of one's shifts in their order. */
export function MyShiftList({ accountId, title, shifts, asOf }: MyShiftListProps) {
  const [asked, setAsked] = useState<AskedOfMe | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const confirmation = useChangeMyShift(accountId);
  const confirming = confirmation.isPending ? confirmation.variables.shift.assignmentId : null;
  return (
    <section aria-label={title} className="mt-8 first:mt-0">
      <h2 className="mb-3 text-heading font-bold">{title}</h2>
      <Card>
        <ul ref={list} className="-my-4 divide-y divide-line">
          {shifts.map((shift, index) => (
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
