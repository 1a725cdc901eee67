import { APPEAL_TEXT_MAX } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';

export interface AppealFormProps {
  /** @throws {ApiError} */
  send: (text: string) => Promise<unknown>;
}

/** Why a decision is wrong, in the words of the one concerned. */
export function AppealForm({ send }: AppealFormProps) {
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const length = text.trim().length;
  const complain = (message: string) => {
    setComplaint(message);
    field.current?.focus();
  };
  const submit = async () => {
    setFailure(undefined);
    if (length === 0) {
      complain('Please say why this is wrong');
      return;
    }
    if (length > APPEAL_TEXT_MAX) {
      field.current?.focus();
      return;
    }
    setIsPending(true);
    try {
      await send(text);
    } catch (error) {
      const [refused] = fieldFailures(error, ['text']);
      if (refused) complain(refused.message);
      else setFailure(failureText(error, 'Your appeal was not sent. Please try again.'));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <FormShell
      onSubmit={submit}
      pending={isPending}
      error={failure}
      submitLabel="Send appeal"
      pendingLabel="Sending..."
      note={
        <p className="text-sm text-ink-soft">
          A person reads it, if possible not the one who decided. You hear from us by email. You can
          appeal once.
        </p>
      }
    >
      <TextareaField
        ref={field}
        label="Why is this wrong?"
        name="text"
        required
        rows={4}
        maxLength={APPEAL_TEXT_MAX}
        value={text}
        error={complaint}
        onChange={({ target }) => {
          setText(target.value);
          setComplaint(undefined);
          setFailure(undefined);
        }}
      />
    </FormShell>
  );
}
