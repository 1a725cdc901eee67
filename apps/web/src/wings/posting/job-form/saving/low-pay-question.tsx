import { formatDollars, hourlyPay, MINIMUM_WAGE, type Pay } from '@nextshift/contract';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { paysTooLittle } from '../job-draft.ts';

interface Question {
  /** By the hour, in words. */
  readonly pay: string;
  readonly proceed: () => void;
}

/** Asks once before a job is sent whose pay is below the minimum wage: a slip of the pen, mostly. */
export function useLowPayQuestion(): {
  unlessPayIsLow: (typed: Pay | null, act: () => void) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const unlessPayIsLow = (typed: Pay | null, act: () => void) => {
    const pay = typed && hourlyPay(typed);
    const inWords = pay && paysTooLittle(typed) ? formatDollars(pay.min) : null;
    if (inWords === null || inWords === confirmed) act();
    else setAsked({ pay: inWords, proceed: act });
  };
  const question = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => {
        setAsked(null);
      }}
      tone="primary"
      title={`Is ${asked?.pay ?? ''} an hour right?`}
      description={`The federal minimum wage is ${formatDollars(MINIMUM_WAGE)} an hour. A job below it is held until somebody has read it.`}
      cancelLabel="Change the pay"
      confirmLabel="It is right"
      pending={false}
      pendingLabel=""
      error={undefined}
      onConfirm={() => {
        setAsked(null);
        setConfirmed(asked?.pay ?? null);
        asked?.proceed();
      }}
    />
  );
  return { unlessPayIsLow, question };
}
