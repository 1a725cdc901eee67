import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldFailures } from '../../../../platform/api/failure-text.ts';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { useLetterKeys, useOperatorKeys } from '../keys/use-operator-keys.ts';
import { complaintAbout, describeFailure, focusField, ReasonForm } from '../reason-form.tsx';
import { useDecideAppeal } from './decide-appeal.ts';
import { LetterChoice } from '../keys/letter-choice.tsx';

const OUTCOMES = ['accept', 'reject'] as const;
type Outcome = (typeof OUTCOMES)[number];

const CHOICES: Readonly<Record<Outcome, { letter: string; label: string }>> = {
  accept: { letter: 'A', label: 'Accept, and reverse the decision' },
  reject: { letter: 'R', label: 'Reject, and keep it' },
};
const FIELDS = ['outcome', 'reason'] as const;
type FieldErrors = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

export interface AppealDecisionFormProps {
  caseId: string;
  appealId: string;
  /** Of the case that the operator reads. */
  revision: string;
}

/** Accepts or rejects an appeal, by mouse or by keyboard. */
export function AppealDecisionForm({ caseId, appealId, revision }: AppealDecisionFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ReactNode>();
  const decide = useDecideAppeal(caseId, appealId);
  const hasLetters = useLetterKeys(({ isOn }) => isOn);
  const fields = useRef<HTMLDivElement>(null);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const name = FIELDS.find((field) => found[field] !== undefined);
    if (name) focusField(fields, name);
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
    focusField(fields, 'reason');
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
      await decide.mutateAsync({ outcome, reason, revision });
    } catch (error) {
      const refused = fieldFailures(error, FIELDS);
      if (refused.length > 0) {
        showErrors(Object.fromEntries(refused.map(({ name, message }) => [name, message])));
      } else {
        setFailure(describeFailure(error, 'The appeal was not decided. Please try again.'));
      }
    }
  };
  return (
    <ReasonForm
      fields={fields}
      reason={reason}
      onReason={(text) => {
        setReason(text);
        setErrors({});
        setFailure(undefined);
      }}
      reasonHelp="Kept in the log. The company reads it."
      reasonError={errors.reason}
      onSubmit={submit}
      pending={decide.isPending}
      error={failure}
      submitLabel="Decide the appeal"
      pendingLabel="Deciding..."
      note={<p className="text-sm text-ink-soft">This is final. The company is told by email.</p>}
    >
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
    </ReasonForm>
  );
}

function complaintsOf(outcome: Outcome | undefined, reason: string): FieldErrors {
  return {
    ...(outcome === undefined ? { outcome: 'Please choose an outcome' } : {}),
    ...complaintAbout(reason),
  };
}
