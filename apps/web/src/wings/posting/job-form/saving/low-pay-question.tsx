import { formatDollars } from '@nextshift/contract';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { JobDraft } from '../job-draft.ts';
import { type LowPay, lowPayOf } from '../pay/low-pay.ts';

interface Question extends LowPay {
  readonly proceed: () => void;
}

/** Asks once before a job is sent whose pay is below the minimum of its state: a slip of the pen, mostly. */
export function useLowPayQuestion(): {
  unlessPayIsLow: (typed: JobDraft, act: () => void) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const unlessPayIsLow = (typed: JobDraft, act: () => void) => {
    const low = lowPayOf(typed, new Date());
    if (low === null || wordsOf(low) === confirmed) act();
    else setAsked({ ...low, proceed: act });
  };
  const question = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => {
        setAsked(null);
      }}
      tone="primary"
      title={`Is ${formatDollars(asked?.hourlyMin ?? 0)} an hour right?`}
      description={`${asked?.floor ?? ''} A job below it is held until the pay is changed, or a person has checked it.`}
      cancelLabel="Change the pay"
      confirmLabel="It is right"
      pending={false}
      pendingLabel=""
      error={undefined}
      onConfirm={() => {
        setAsked(null);
        setConfirmed(asked && wordsOf(asked));
        asked?.proceed();
      }}
    />
  );
  return { unlessPayIsLow, question };
}

function wordsOf({ hourlyMin, floor }: LowPay): string {
  return `${formatDollars(hourlyMin)}: ${floor}`;
}
