import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldFailures } from '../../../../platform/api/failure-text.ts';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { useLetterKeys, useOperatorKeys } from '../keys/use-operator-keys.ts';
import { LetterChoice } from '../keys/letter-choice.tsx';
import { complaintAbout, describeFailure, focusField, ReasonForm } from '../reason-form.tsx';
import { type AccountAct, type ActOnAccount, isChangedMeanwhile } from './act-on-account.ts';

export interface AccountActFormProps {
  /** What can be done now, one at least. */
  acts: readonly AccountAct[];
  /** What each does, in sentences. */
  consequences: Readonly<Partial<Record<AccountAct, string>>>;
  pending: boolean;
  onAct: (act: ActOnAccount) => Promise<unknown>;
  onDone: () => void;
}

/** Verifies, suspends or restores an account for a reason, by mouse or by keyboard. */
export function AccountActForm(props: AccountActFormProps) {
  const { acts, consequences, pending, onAct, onDone } = props;
  const hasLetters = useLetterKeys(({ isOn }) => isOn);
  const [chosen, setChosen] = useState<AccountAct>();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ act?: string; reason?: string }>({});
  const [failure, setFailure] = useState<ReactNode>();
  const fields = useRef<HTMLDivElement>(null);
  const [only, another] = acts;
  const act = another === undefined ? only : acts.find((one) => one === chosen);

  const press = (pressed: AccountAct) => {
    if (!acts.includes(pressed)) return;
    flushSync(() => {
      setChosen(pressed);
      setErrors({});
      setFailure(undefined);
    });
    focusField(fields, 'reason');
  };
  useOperatorKeys({
    v: () => {
      press('verify');
    },
    s: () => {
      press('suspend');
    },
    r: () => {
      press('restore');
    },
  });

  const submit = async () => {
    setFailure(undefined);
    const complaints = {
      ...(act === undefined ? { act: 'Please choose what to do' } : {}),
      ...complaintAbout(reason),
    };
    setErrors(complaints);
    if (act === undefined) focusField(fields, 'act');
    else if (complaints.reason !== undefined) focusField(fields, 'reason');
    if (act === undefined || complaints.reason !== undefined) return;
    try {
      await onAct({ act, reason });
      onDone();
    } catch (error) {
      // Said above the form, which may have changed with the account.
      if (isChangedMeanwhile(error)) return;
      const [refused] = fieldFailures(error, ['reason']);
      if (refused) {
        setErrors({ reason: refused.message });
        focusField(fields, 'reason');
      } else setFailure(describeFailure(error, 'Nothing was changed. Please try again.'));
    }
  };
  return (
    <ReasonForm
      fields={fields}
      reason={reason}
      onReason={(text) => {
        setReason(text);
        setErrors({});
      }}
      reasonHelp={act === 'suspend' ? 'Kept in the log. The owner reads it.' : 'Kept in the log.'}
      reasonError={errors.reason}
      onSubmit={submit}
      pending={pending}
      error={failure}
      submitLabel={act === undefined ? 'Continue' : WORDS[act].submit}
      pendingLabel={act === undefined ? 'Working...' : WORDS[act].pending}
      note={act === undefined ? null : <p className="text-sm text-ink-soft">{consequences[act]}</p>}
    >
      {another === undefined ? null : (
        <RadioGroup
          label="What to do"
          name="act"
          required
          options={acts.map((value) => ({
            value,
            label: (
              <LetterChoice letter={hasLetters ? WORDS[value].letter : null}>
                {WORDS[value].submit}
              </LetterChoice>
            ),
          }))}
          value={act}
          onValueChange={(value) => {
            setChosen(acts.find((one) => one === value));
            setErrors({});
            setFailure(undefined);
          }}
          error={errors.act}
        />
      )}
    </ReasonForm>
  );
}

const WORDS: Readonly<Record<AccountAct, { submit: string; pending: string; letter: string }>> = {
  verify: { submit: 'Verify', pending: 'Verifying...', letter: 'V' },
  suspend: { submit: 'Suspend', pending: 'Suspending...', letter: 'S' },
  restore: { submit: 'Restore', pending: 'Restoring...', letter: 'R' },
};
