import { DECISION_REASON_MAX } from '@nextshift/contract';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { operatorPaths } from '../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { KeyHint } from '../../../ui/display/key-hint.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { useLetterKeys, useOperatorKeys } from '../keys/use-operator-keys.ts';
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

  const focus = (name: 'act' | 'reason') => {
    fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const press = (pressed: AccountAct) => {
    if (!acts.includes(pressed)) return;
    flushSync(() => {
      setChosen(pressed);
      setErrors({});
      setFailure(undefined);
    });
    focus('reason');
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
    if (act === undefined) focus('act');
    else if (complaints.reason !== undefined) focus('reason');
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
        focus('reason');
      } else setFailure(describeFailure(error));
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
        pending={pending}
        error={failure}
        submitLabel={act === undefined ? 'Continue' : WORDS[act].submit}
        pendingLabel={act === undefined ? 'Working...' : WORDS[act].pending}
        note={
          act === undefined ? null : <p className="text-sm text-ink-soft">{consequences[act]}</p>
        }
      >
        <div ref={fields} className="grid gap-5">
          {another === undefined ? null : (
            <RadioGroup
              label="What to do"
              name="act"
              required
              options={acts.map((value) => ({
                value,
                label: (
                  <span className="flex items-center gap-2.5">
                    {WORDS[value].submit}
                    {hasLetters ? <KeyHint letter={WORDS[value].letter} /> : null}
                  </span>
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
          <TextareaField
            label="Reason"
            name="reason"
            required
            rows={3}
            help={act === 'suspend' ? 'Kept in the log. The owner reads it.' : 'Kept in the log.'}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setErrors({});
            }}
            error={errors.reason}
          />
        </div>
      </FormShell>
    </div>
  );
}

const WORDS: Readonly<Record<AccountAct, { submit: string; pending: string; letter: string }>> = {
  verify: { submit: 'Verify', pending: 'Verifying...', letter: 'V' },
  suspend: { submit: 'Suspend', pending: 'Suspending...', letter: 'S' },
  restore: { submit: 'Restore', pending: 'Restoring...', letter: 'R' },
};

function complaintAbout(reason: string): { reason?: string } {
  const length = reason.trim().length;
  if (length === 0) return { reason: 'Please give a reason' };
  if (length <= DECISION_REASON_MAX) return {};
  return { reason: `Please use at most ${String(DECISION_REASON_MAX)} characters` };
}

function describeFailure(error: unknown): ReactNode {
  if (!(error instanceof ApiError && error.code === 'not_signed_in')) {
    return failureText(error, 'Nothing was changed. Please try again.');
  }
  return (
    <>
      Your session has ended.{' '}
      <PageLink to={operatorPaths.login()} target="_blank" className="text-link">
        Sign in in a new tab
      </PageLink>
      , then go on here.
    </>
  );
}
