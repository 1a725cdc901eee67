import type { Assignment } from '@nextshift/contract';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { type MyChange, useChangeMyShift } from './change-my-shift.ts';
import { type AskedOfMe, MyShiftDialog } from './my-shift-dialog.tsx';
import { focusRowOf } from './my-shift-row-id.ts';

/** What the lists of one's shifts share: a date that changes may move from one to another. */
export interface MyShiftChanges {
  /** The date whose confirmation is being sent. */
  readonly confirmingId: string | null;
  /** A confirmation that failed. */
  readonly failure: { readonly assignmentId: string; readonly message: string } | null;
  readonly ask: (change: AskedChange, shift: Assignment) => void;
}

/** What a row asks for: how a date is given up is asked then. */
export type AskedChange = Exclude<MyChange, 'cancel'>;

/** Confirms a date at once, and asks before all other changes; `dialog` belongs on the page. */
export function useMyShiftChanges(accountId: string): MyShiftChanges & { dialog: ReactNode } {
  const [asked, setAsked] = useState<AskedOfMe | null>(null);
  const { mutate, isPending, variables, error } = useChangeMyShift(accountId);
  const assignmentId = variables?.shift.assignmentId ?? null;
  return {
    confirmingId: isPending ? assignmentId : null,
    failure:
      error && assignmentId !== null
        ? { assignmentId, message: failureText(error, 'Please try again.') }
        : null,
    ask: (change, shift) => {
      if (change !== 'confirm') {
        setAsked({ change, shift });
        return;
      }
      const onSuccess = () => {
        // The Confirm button disappears: the row takes the focus.
        focusRowOf(shift);
      };
      mutate({ change, shift }, { onSuccess });
    },
    dialog: (
      <MyShiftDialog
        accountId={accountId}
        asked={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    ),
  };
}
