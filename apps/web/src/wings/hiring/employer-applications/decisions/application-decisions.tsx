import type { EmployerApplication } from '@nextshift/contract';
import { Check, Contact, RotateCcw, Undo2, UserRoundX, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { applicantName } from '../applicant/applicant-name.ts';
import { canDecide } from './application-rules.ts';
import { hasContact } from '../applicant/applicant-contact.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { useIsUndoable } from './use-is-undoable.ts';

/** Decisions that need a confirmation. */
export type ConfirmableDecision = 'accept' | 'delete';

export interface ApplicationDecisionsProps {
  application: EmployerApplication;
  onAsk: (decision: ConfirmableDecision, application: EmployerApplication) => void;
  onDecline: (application: EmployerApplication) => void;
  onReopen: (application: EmployerApplication) => void;
  onContact: (application: EmployerApplication) => void;
  onUndo: (application: EmployerApplication) => void;
  isUndoing: boolean;
  /** Whether letter keys work too. */
  hasLetterKeys: boolean;
}

/** What an employer may decide about this application now. */
export function ApplicationDecisions(props: ApplicationDecisionsProps) {
  const { application, onAsk, onDecline, onReopen, onContact, onUndo, isUndoing, hasLetterKeys } =
    props;
  const isUndoable = useIsUndoable(application);
  // It stays while it has the focus, which would be lost with it; pressed too late, the server says why.
  const [hasUndoFocus, setHasUndoFocus] = useState(false);
  const showsUndo = isUndoable || (hasUndoFocus && application.undoUntil !== null);
  const isAllowed = (decision: ConfirmableDecision | 'decline' | 'reopen') =>
    canDecide(decision, application);
  const keyOf = (letter: string) => (hasLetterKeys ? { 'aria-keyshortcuts': letter } : {});
  return (
    <>
      {isAllowed('accept') ? (
        <Button
          {...keyOf('a')}
          onClick={() => {
            onAsk('accept', application);
          }}
        >
          <Check aria-hidden="true" />
          Accept
          {hasLetterKeys ? <KeyHint letter="A" /> : null}
        </Button>
      ) : null}
      {isAllowed('decline') ? (
        <Button
          variant="secondary"
          {...keyOf('d')}
          onClick={() => {
            onDecline(application);
          }}
        >
          <X aria-hidden="true" />
          Decline
          {hasLetterKeys ? <KeyHint letter="D" /> : null}
        </Button>
      ) : null}
      {isAllowed('reopen') ? (
        <Button
          variant="secondary"
          onClick={() => {
            onReopen(application);
          }}
        >
          <RotateCcw aria-hidden="true" />
          Reopen
        </Button>
      ) : null}
      {hasContact(application) ? (
        <Button
          onClick={() => {
            onContact(application);
          }}
        >
          <Contact aria-hidden="true" />
          Contact information
        </Button>
      ) : null}
      {showsUndo ? (
        <Button
          {...keyOf('z')}
          onFocus={() => {
            setHasUndoFocus(true);
          }}
          onBlur={() => {
            setHasUndoFocus(false);
          }}
          variant="secondary"
          pending={isUndoing}
          pendingLabel="Undoing..."
          onClick={() => {
            onUndo(application);
          }}
        >
          <Undo2 aria-hidden="true" />
          Undo the acceptance
          {hasLetterKeys ? <KeyHint letter="Z" /> : null}
        </Button>
      ) : null}
      {isAllowed('delete') ? (
        <Button
          variant="secondary"
          aria-label={`Cancel the hire of ${applicantName(application)}`}
          onClick={() => {
            onAsk('delete', application);
          }}
        >
          <UserRoundX aria-hidden="true" />
          Cancel this hire
        </Button>
      ) : null}
    </>
  );
}

/** Whether there is anything to decide. */
export function hasDecisions(application: EmployerApplication): boolean {
  const decisions = ['decline', 'reopen', 'delete'] as const;
  return decisions.some((decision) => canDecide(decision, application));
}
