import { DECISION_REASON_MAX } from '@nextshift/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { useLetterKeys, useOperatorKeys } from '../keys/use-operator-keys.ts';
import { useDecideAppeal } from './decide-appeal.ts';
import { LetterChoice } from './letter-choice.tsx';

const OUTCOMES = ['accept', 'reject'] as const;
type Outcome = (typeof OUTCOMES)[number];

const CHOICES: Readonly<Record<Outcome, { letter: string; label: string }>> = {
  accept: { letter: 'A', label: 'Accept, and reverse the decision' },
  reject: { letter: 'R', label: 'Reject, and keep it' },
};
const FIELDS = ['outcome', 'reason'] as const;
type FieldErrors = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** Accepts or rejects an appeal, by mouse or by keyboard. */
export function AppealDecisionForm({ caseId, appealId }: { caseId: string; appealId: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const decide = useDecideAppeal(caseId, appealId);
  const hasLetters = useLetterKeys(({ isOn }) => isOn);
  const fields = useRef<HTMLDivElement>(null);

  const focus = (name: string) => {
    fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const name = FIELDS.find((field) => found[field] !== undefined);
    if (name) focus(name);
  };
  const choose = (chosen: Outcome | undefined) => {
    setOutcome(chosen);
    setErrors({});
    setFailure(undefined);
  };
  const press = (chosen: Outcome) => {
    flushSync(() => {
      choose(chosen);
    });
    focus('reason');
  };
  useOperatorKeys({
    a: () => {
      press('accept');
    },
    r: () => {
      press('reject');
    },
  });

  const submit = async () => {
    setFailure(undefined);
    const complaints = complaintsOf(outcome, reason);
    showErrors(complaints);
    if (outcome === undefined || complaints.reason !== undefined) return;
    try {
      await decide.mutateAsync({ outcome, reason });
    } catch (error) {
      const refused = fieldFailures(error, FIELDS);
      if (refused.length > 0) {
        showErrors(Object.fromEntries(refused.map(({ name, message }) => [name, message])));
      } else {
        setFailure(failureText(error, 'The appeal was not decided. Please try again.'));
      }
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
        submitLabel="Decide the appeal"
        pendingLabel="Deciding..."
        note={<p className="text-sm text-ink-soft">This is final. The company is told by mail.</p>}
      >
        <div ref={fields} className="grid gap-5">
          <RadioGroup
            label="Outcome"
            name="outcome"
            required
            options={OUTCOMES.map((value) => ({
              value,
              label: (
                <LetterChoice letter={hasLetters ? CHOICES[value].letter : null}>
                  {CHOICES[value].label}
                </LetterChoice>
              ),
            }))}
            value={outcome}
            onValueChange={(value) => {
              choose(OUTCOMES.find((one) => one === value));
            }}
            error={errors.outcome}
          />
          <TextareaField
            label="Reason"
            name="reason"
            required
            rows={3}
            help="Kept in the log. The company reads it."
            aria-keyshortcuts="Control+Enter Meta+Enter"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setErrors({});
              setFailure(undefined);
            }}
            error={errors.reason}
          />
        </div>
      </FormShell>
    </div>
  );
}

function complaintsOf(outcome: Outcome | undefined, reason: string): FieldErrors {
  const { length } = reason.trim();
  return {
    ...(outcome === undefined ? { outcome: 'Please choose an outcome' } : {}),
    ...(length === 0 ? { reason: 'Please give a reason' } : {}),
    ...(length > DECISION_REASON_MAX
      ? { reason: `Please use at most ${String(DECISION_REASON_MAX)} characters` }
      : {}),
  };
}
