import { type Assignment, describeMoments } from '@nextshift/contract';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useChangeMyShift } from './change-my-shift.ts';

export interface GiveUpDialogProps {
  accountId: string;
  shift: Assignment;
  open: boolean;
  /** With the shift once it was changed. */
  onClose: (changed: Assignment | null) => void;
  returnFocus: () => HTMLElement | null;
}

const REASON_MAX = 200;
const TOLD = 'Your spot on this date is free at once. You keep your other dates.';

/** Asks how somebody gives a date up: colleagues are asked to take it, or the employer is only told. */
export function GiveUpDialog({ accountId, shift, open, onClose, returnFocus }: GiveUpDialogProps) {
  const mutation = useChangeMyShift(accountId);
  // Asked already, nobody has taken it.
  const canAsk = shift.giveUp === null;
  const [change, setChange] = useState<'give-up' | 'cancel'>(canAsk ? 'give-up' : 'cancel');
  const [reason, setReason] = useState('');
  const isAsking = change === 'give-up';
  const { companyName } = shift;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        mutation.reset();
        onClose(null);
      }}
      returnFocus={returnFocus}
      title="You can’t make it?"
      description={`${describeMoments(shift)}, “${shift.title}”`}
      tone={isAsking ? 'primary' : 'danger'}
      confirmLabel={isAsking ? 'Ask colleagues' : 'I can’t make it'}
      cancelLabel="Keep it"
      pending={mutation.isPending}
      pendingLabel={isAsking ? 'Asking them...' : 'Telling them...'}
      error={mutation.error ? failureText(mutation.error, 'Please try again.') : undefined}
      onConfirm={() => {
        const onSuccess = () => {
          onClose(shift);
        };
        mutation.mutate({ change, shift, reason: reason.trim() }, { onSuccess });
      }}
    >
      {canAsk ? (
        <RadioGroup
          label="What should happen?"
          value={change}
          onValueChange={(value) => {
            mutation.reset();
            setChange(value === 'cancel' ? 'cancel' : 'give-up');
          }}
          options={[
            {
              value: 'give-up',
              label: 'Ask colleagues to take it',
              help: 'It stays yours until one says yes.',
            },
            {
              value: 'cancel',
              label: `Just tell ${companyName}`,
              help: TOLD,
            },
          ]}
        />
      ) : (
        <p className="text-ink-soft">{TOLD}</p>
      )}
      {isAsking ? (
        <TextField
          className="mt-4"
          label="Reason (optional)"
          help={`Only ${companyName} reads it.`}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value);
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
}
