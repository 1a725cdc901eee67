import {
  type CannedReasonId,
  type CaseAction,
  caseActions,
  type CaseDecision,
  caseDecisions,
  type CaseDetail,
} from '@nextshift/contract';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldFailures } from '../../../../platform/api/failure-text.ts';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { ACTION_WORDS, actionsOf } from '../case-words.ts';
import { useLetterKeys, useOperatorKeys } from '../keys/use-operator-keys.ts';
import { complaintAbout, describeFailure, focusField, ReasonForm } from '../reason-form.tsx';
import { isDecidedMeanwhile, useDecideCase } from './decide-case.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { nearCopiesText } from './case-near-copies.tsx';
import { CannedReasonField, ReasonRead } from './reason-read.tsx';
import { LetterChoice } from '../keys/letter-choice.tsx';

export interface DecisionDraft {
  readonly decision: CaseDecision | undefined;
  readonly action: CaseAction | undefined;
  /** Comes before the reason. */
  readonly cannedReason: CannedReasonId | null;
  readonly reason: string;
  /** Whether the open cases of near-copies are decided as well. */
  readonly nearCopies: boolean;
}

export interface DecisionFormProps {
  detail: CaseDetail;
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
  onDecided: () => void;
  /** Another operator was faster. */
  onDecidedMeanwhile: () => void;
}

const FIELDS = ['decision', 'action', 'reason'] as const;
type Field = (typeof FIELDS)[number];
type FieldErrors = Readonly<Partial<Record<Field, string>>>;

/** Upholds or dismisses a case, by mouse or by keyboard. */
export function DecisionForm(props: DecisionFormProps) {
  const { detail, draft, onChange, onDecided, onDecidedMeanwhile } = props;
  const { decision, reason, cannedReason, nearCopies } = draft;
  const actions = decision === undefined ? [] : actionsOf(decision, detail.actions);
  const action = actionOf(draft, actions);
  const decide = useDecideCase(detail.id);
  const hasLetters = useLetterKeys(({ isOn }) => isOn);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ReactNode>();
  const fields = useRef<HTMLDivElement>(null);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const name = FIELDS.find((field) => found[field] !== undefined);
    if (name) focusField(fields, name);
  };
  const change = (part: Partial<DecisionDraft>) => {
    setFailure(undefined);
    setErrors({});
    onChange({ ...draft, ...part });
  };
  const choose = (chosen: CaseDecision | undefined) => {
    change({ decision: chosen, action: undefined, cannedReason: null });
  };
  const press = (chosen: CaseDecision) => {
    flushSync(() => {
      choose(chosen);
    });
    // To what this decision asks next.
    focusField(fields, actionsOf(chosen, detail.actions).length > 1 ? 'action' : 'reason');
  };
  useOperatorKeys({
    u: () => {
      press('uphold');
    },
    d: () => {
      press('dismiss');
    },
  });

  const submit = async () => {
    setFailure(undefined);
    const complaints = complaintsOf(draft, action);
    showErrors(complaints);
    if (decision === undefined || action === undefined || 'reason' in complaints) return;
    try {
      const { revision } = detail;
      await decide.mutateAsync({ decision, action, cannedReason, reason, nearCopies, revision });
      onDecided();
    } catch (error) {
      if (isDecidedMeanwhile(error)) {
        onDecidedMeanwhile();
        return;
      }
      const refused = fieldFailures(error, FIELDS);
      if (refused.length === 0)
        setFailure(describeFailure(error, 'The case was not decided. Please try again.'));
      else showErrors(Object.fromEntries(refused.map(({ name, message }) => [name, message])));
    }
  };
  return (
    <ReasonForm
      fields={fields}
      reason={reason}
      onReason={(text) => {
        change({ reason: text });
      }}
      reasonHelp={REASON_HELP[action ?? 'none']}
      reasonError={errors.reason}
      isReasonOptional={cannedReason !== null}
      beforeReason={
        decision === undefined ? null : (
          <CannedReasonField
            decision={decision}
            value={cannedReason}
            onChange={(chosen) => {
              change({ cannedReason: chosen });
            }}
          />
        )
      }
      afterReason={
        <>
          <ReasonRead
            cannedReason={cannedReason}
            reason={reason}
            isToldToCompany={isToldToCompany(draft, action, detail)}
          />
          {detail.nearCopies.length > 0 ? (
            <Checkbox
              label={`Decide ${nearCopiesText(detail.nearCopies.length)} as well`}
              help="Together, with the same reason."
              checked={nearCopies}
              onChange={({ target }) => {
                change({ nearCopies: target.checked });
              }}
            />
          ) : null}
        </>
      }
      onSubmit={submit}
      pending={decide.isPending}
      error={failure}
      submitLabel="Decide"
      pendingLabel="Deciding..."
      note={
        <p className="text-sm text-ink-soft">
          You can undo it for ten minutes; until then nobody is written to.
        </p>
      }
    >
      <RadioGroup
        label="Decision"
        name="decision"
        required
        options={caseDecisions.map((value) => ({
          value,
          label: (
            <LetterChoice letter={hasLetters ? LETTERS[value] : null}>
              {CHOICES[value]}
            </LetterChoice>
          ),
        }))}
        value={decision}
        onValueChange={(value) => {
          choose(caseDecisions.find((one) => one === value));
        }}
        error={errors.decision}
      />
      {actions.length > 1 ? (
        <RadioGroup
          label="What it does"
          name="action"
          required
          options={actions.map((value) => ({ value, label: ACTION_WORDS[value].choice }))}
          value={action}
          onValueChange={(value) => {
            change({ action: caseActions.find((one) => one === value) });
          }}
          error={errors.action}
        />
      ) : null}
    </ReasonForm>
  );
}

const CHOICES: Readonly<Record<CaseDecision, string>> = { uphold: 'Uphold', dismiss: 'Dismiss' };
const REASON_HELP: Readonly<Record<CaseAction, string>> = {
  none: 'Kept in the log.',
  remove_job: 'Kept in the log. The owner of the job reads it.',
  suspend_employer: 'Kept in the log. The owner of the company reads it.',
  verify_employer: 'Kept in the log. Say how you know.',
};
const LETTERS: Readonly<Record<CaseDecision, string>> = { uphold: 'U', dismiss: 'D' };

/** What is chosen, or the only possibility. */
function actionOf(
  { decision, action }: DecisionDraft,
  actions: readonly CaseAction[],
): CaseAction | undefined {
  if (decision === undefined) return undefined;
  const [only, another] = actions;
  return another === undefined ? (only ?? 'none') : action;
}

/** Whether the owner of the job or company is mailed the reason, perhaps as the answer to its appeal. */
function isToldToCompany(
  { decision }: DecisionDraft,
  action: CaseAction | undefined,
  { appealStatus }: CaseDetail,
): boolean {
  if (action === 'remove_job' || action === 'suspend_employer') return true;
  return decision === 'dismiss' && appealStatus === 'open';
}

function complaintsOf(
  { decision, reason, cannedReason }: DecisionDraft,
  action: CaseAction | undefined,
): FieldErrors {
  return {
    ...(decision === undefined ? { decision: 'Please choose a decision' } : {}),
    ...(decision !== undefined && action === undefined
      ? { action: 'Please choose what it does' }
      : {}),
    ...(cannedReason !== null && reason.trim() === '' ? {} : complaintAbout(reason)),
  };
}
