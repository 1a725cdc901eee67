import { type CaseAction, type CaseDetail, formatMoment, undoDecision } from '@nextshift/contract';
import { Undo2 } from 'lucide-react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { outcomeText } from '../case-words.ts';
import { useOperatorKeys } from '../keys/use-operator-keys.ts';
import { useIsBefore } from '../../../../ui/hooks/use-is-before.ts';
import { useMutation } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { receiveCase } from './case-query.ts';

export interface DecisionShownProps {
  caseId: string;
  decision: NonNullable<CaseDetail['decision']>;
  onUndone: () => void;
}

/** How a case was decided, by whom, and a way back while there is one. */
export function DecisionShown({ caseId, decision, onUndone }: DecisionShownProps) {
  const {
    decision: outcome,
    action,
    operatorEmail,
    decidedAt,
    undoableUntil,
    reason,
    caseCount,
  } = decision;
  const isUndoable = useIsBefore(undoableUntil);
  const undo = useUndoDecision(caseId, onUndone);
  const press = () => {
    undo.mutate();
  };
  useOperatorKeys({
    z: () => {
      if (isUndoable && !undo.isPending) press();
    },
  });
  return (
    <>
      <p className="text-lg font-semibold">{outcomeText(outcome, action)}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {operatorEmail}, <time dateTime={decidedAt}>{formatMoment(decidedAt)}</time>
      </p>
      <p className="mt-3 wrap-anywhere whitespace-pre-line">{reason}</p>
      {undo.error ? (
        <FormError className="mt-4">
          {failureText(undo.error, 'The decision was not undone. Please try again.')}
        </FormError>
      ) : null}
      {isUndoable ? (
        <div className="mt-4 space-y-2">
          <Button
            variant="secondary"
            fullWidth
            pending={undo.isPending}
            pendingLabel="Undoing..."
            aria-keyshortcuts="z"
            onClick={press}
          >
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
          <p className="text-sm text-ink-soft">
            Until <time dateTime={undoableUntil}>{formatMoment(undoableUntil)}</time>
            {UNDONE[action]}
            {caseCount > 1
              ? ` This decided ${String(caseCount)} cases together: an undo reopens them all.`
              : null}
          </p>
        </div>
      ) : null}
    </>
  );
}

const UNDONE: Readonly<Record<CaseAction, string>> = {
  none: '.',
  remove_job: '; the job is back at once.',
  suspend_employer: '; the company and its jobs are back at once.',
  verify_employer: '; the company is not verified then.',
};

/** Opens a case again shortly after its decision. `onUndone` runs even if its component is gone by then. */
function useUndoDecision(caseId: string, onUndone: () => void) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () =>
      (await operatorApi.call(undoDecision, { params: { caseId } })).body.case,
    onSuccess: (reopened, _nothing, _before, { client }) => {
      receiveCase(client, reopened);
      onUndone();
    },
  });
}
