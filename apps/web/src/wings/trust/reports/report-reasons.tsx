import { reportReasons, type ReportReason, type ReportSubjectType } from '@nextshift/contract';
import { type ReactNode, useId, useState } from 'react';
import { Spinner } from '../../../ui/display/spinner.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { describeFailure } from './describe-failure.tsx';
import { REASON_WORDS } from './report-words.ts';
import { useSendReport } from './send-report.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

export interface ReportReasonsProps {
  subject: { readonly type: ReportSubjectType; readonly id: string };
  onPending: (isPending: boolean) => void;
  /** `isNew` is false if they have an open report of it already. */
  onSent: (reason: ReportReason, result: { readonly isNew: boolean }) => void;
}

/** What can be wrong with a subject: the press on a reason sends the report. */
export function ReportReasons({ subject, onPending, onSent }: ReportReasonsProps) {
  const { type, id } = subject;
  const send = useSendReport();
  const [chosen, setChosen] = useState<ReportReason>();
  const [failure, setFailure] = useState<ReactNode>();
  const labelId = useId();
  const helpId = useId();

  const report = async (reason: ReportReason) => {
    if (send.isPending) return;
    setChosen(reason);
    setFailure(undefined);
    onPending(true);
    try {
      onSent(reason, await send.mutateAsync({ subjectType: type, subjectId: id, reason }));
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      onPending(false);
    }
  };

  return (
    <div className="grid gap-4">
      <div role="group" aria-labelledby={labelId} aria-describedby={helpId}>
        <p id={labelId} className="text-sm font-semibold">
          What is wrong?
        </p>
        <p id={helpId} className="mt-0.5 text-sm text-ink-soft">
          Your choice sends the report. You can add a note afterwards.
        </p>
        <div className="mt-3 grid gap-2">
          {reportReasons.map((reason) => (
            // `disabled` would drop the focus.
            <button
              key={reason}
              type="button"
              aria-disabled={send.isPending || undefined}
              aria-busy={(send.isPending && reason === chosen) || undefined}
              className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2 text-left transition-colors duration-120 hover:border-ink hover:bg-sunken active:bg-sunken aria-busy:border-brand aria-busy:bg-brand-soft aria-disabled:cursor-default"
              onClick={() => void report(reason)}
            >
              <span className="min-w-0 flex-1">{REASON_WORDS[reason]}</span>
              {send.isPending && reason === chosen ? (
                <span className="inline-flex items-center gap-2 text-sm">
                  <Spinner />
                  Sending...
                </span>
              ) : null}
            </button>
          ))}
        </div>
      </div>
      <FormError>{failure}</FormError>
      <p className="text-sm text-ink-soft">
        <WhatHappensNext type={type} />
      </p>
    </div>
  );
}
