import {
  type CaseAction,
  caseActions,
  type CaseDecision,
  caseDecisions,
  type CaseDetail,
  DECISION_REASON_MAX,
} from '@nextshift/contract';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { operatorPaths } from '../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { ACTION_WORDS, actionsOf } from '../case-words.ts';
import { useLetterKeys, useOperatorKeys } from '../keys/use-operator-keys.ts';
import { isDecidedMeanwhile, useDecideCase } from './decide-case.ts';
import { LetterChoice } from './letter-choice.tsx';

export interface DecisionDraft {
  readonly decision: CaseDecision | undefined;
  readonly action: CaseAction | undefined;
  readonly reason: string;
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
  const { decision, reason } = draft;
  const actions = decision === undefined ? [] : actionsOf(decision, detail.actions);
  const action = actionOf(draft, actions);
  const decide = useDecideCase(detail.id);
  const hasLetters = useLetterKeys(({ isOn }) => isOn);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ReactNode>();
  const fields = useRef<HTMLDivElement>(null);

  const focus = (name: Field) => {
    const group = `[name="${name}"]`;
    const field =
      fields.current?.querySelector<HTMLElement>(`${group}:checked`) ??
      fields.current?.querySelector<HTMLElement>(group);
    field?.focus();
  };
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const name = FIELDS.find((field) => found[field] !== undefined);
    if (name) focus(name);
  };
  const change = (part: Partial<DecisionDraft>) => {
    setFailure(undefined);
    setErrors({});
    onChange({ ...draft, ...part });
  };
  const press = (chosen: CaseDecision) => {
    flushSync(() => {
      change({ decision: chosen, action: undefined });
    });
    // To what this decision asks next.
    focus(actionsOf(chosen, detail.actions).length > 1 ? 'action' : 'reason');
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
      await decide.mutateAsync({ decision, action, reason });
      onDecided();
    } catch (error) {
      if (isDecidedMeanwhile(error)) {
        onDecidedMeanwhile();
        return;
      }
      const refused = fieldFailures(error, FIELDS);
      if (refused.length === 0) setFailure(describeFailure(error));
      else showErrors(Object.fromEntries(refused.map(({ name, message }) => [name, message])));
    }
  };
  const submitByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.querySelector('form')?.requestSubmit();
  };

  return (
    <div onKeyDown={submitByKey}>
      <FormShell
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
        <div ref={fields} className="grid gap-5">
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
              const chosen = caseDecisions.find((one) => one === value);
              change({ decision: chosen, action: undefined });
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
          <TextareaField
            label="Reason"
            name="reason"
            required
            rows={3}
            help={action === undefined ? REASON_HELP.none : REASON_HELP[action]}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            value={reason}
            onChange={({ target }) => {
              change({ reason: target.value });
            }}
            error={errors.reason}
          />
        </div>
      </FormShell>
    </div>
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

function complaintsOf(
  { decision, reason }: DecisionDraft,
  action: CaseAction | undefined,
): FieldErrors {
  const length = reason.trim().length;
  return {
    ...(decision === undefined ? { decision: 'Please choose a decision' } : {}),
    ...(decision !== undefined && action === undefined
      ? { action: 'Please choose what it does' }
      : {}),
    ...(length === 0 ? { reason: 'Please give a reason' } : {}),
    ...(length > DECISION_REASON_MAX
      ? { reason: `Please use at most ${String(DECISION_REASON_MAX)} characters` }
      : {}),
  };
}

function describeFailure(error: unknown): ReactNode {
  if (!(error instanceof ApiError && error.code === 'not_signed_in')) {
    return failureText(error, 'The case was not decided. Please try again.');
  }
  return (
    <>
      Your session has ended.{' '}
      <PageLink to={operatorPaths.login()} target="_blank" className="text-link">
        Sign in in a new tab
      </PageLink>
      , then decide here.
    </>
  );
}
