import type { ReportReason, ReportSubjectType } from '@nextshift/contract';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ReportNote } from './report-note.tsx';
import { REPORTED_WORDS } from './report-words.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

/** A report that was sent just now. */
export interface SentReport {
  readonly reason: ReportReason;
  /** False if they had an open report of it already. */
  readonly isNew: boolean;
}

export interface ReportSentProps {
  subject: { readonly type: ReportSubjectType; readonly id: string };
  sent: SentReport;
  note: string;
  onNoteChange: (note: string) => void;
  onPending: (isPending: boolean) => void;
  onClose: () => void;
}

/** Replaces the reasons once the report is sent: what happens next, and a note for who wants to add one. */
export function ReportSent(props: ReportSentProps) {
  const { subject, sent, note, onNoteChange, onPending, onClose } = props;
  const { reason, isNew } = sent;
  const [wantsNote, setWantsNote] = useState(false);
  // Of something else only the note says what.
  const [isAsked] = useState(reason === 'other' || note !== '');
  const [isNoted, setIsNoted] = useState(false);
  if (isNoted) {
    return (
      <div className="pb-1">
        <Outcome key="noted">Your note is with your report.</Outcome>
        <Button fullWidth className="mt-6" onClick={onClose}>
          Done
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5 pb-1">
      <div>
        <Outcome>{isNew ? REPORTED_WORDS[reason] : 'You have reported this already.'}</Outcome>
        <p className="mt-2 text-ink-soft">
          {isNew ? (
            <WhatHappensNext type={subject.type} />
          ) : (
            'Your first report is still being looked at. Nothing more is needed.'
          )}
        </p>
      </div>
      {isAsked || wantsNote ? (
        <ReportNote
          body={{ subjectType: subject.type, subjectId: subject.id, reason }}
          takesFocus={wantsNote}
          note={note}
          onChange={onNoteChange}
          onPending={onPending}
          onSent={() => {
            onNoteChange('');
            setIsNoted(true);
          }}
          onClose={onClose}
        />
      ) : (
        <div className="grid gap-3">
          <p className="text-sm text-ink-soft">
            Want to add something, or chose the wrong reason? Say so in a note.
          </p>
          <div className="flex gap-3">
            <Button
              variant="secondary"
              className="flex-1"
              onClick={() => {
                setWantsNote(true);
              }}
            >
              Add a note
            </Button>
            <Button className="flex-1" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Outcome({ children }: { children: string }) {
  return (
    <h3
      ref={takeFocus}
      tabIndex={-1}
      className="flex items-center gap-2.5 text-lg font-bold outline-none"
    >
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
      {children}
    </h3>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
