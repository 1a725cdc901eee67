import { type BodyInputOf, REPORT_NOTE_MAX, type reportSubject } from '@nextshift/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldFailures } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { describeFailure } from './describe-failure.tsx';
import { useSendReport } from './send-report.ts';

export interface ReportNoteProps {
  /** The report that is sent again, with the note. */
  body: Omit<BodyInputOf<typeof reportSubject>, 'note'>;
  /** Somebody has just asked to write. */
  takesFocus: boolean;
  note: string;
  onChange: (note: string) => void;
  onPending: (isPending: boolean) => void;
  onSent: () => void;
  onClose: () => void;
}

/** What happened, in the reporter's words. */
export function ReportNote(props: ReportNoteProps) {
  const { body, takesFocus, note, onChange, onPending, onSent, onClose } = props;
  const send = useSendReport();
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<ReactNode>();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const complain = (message: string) => {
    setComplaint(message);
    field.current?.focus();
  };
  const submit = async () => {
    setFailure(undefined);
    const { length } = note.trim();
    if (length === 0) {
      complain('Please say what happened');
      return;
    }
    if (length > REPORT_NOTE_MAX) {
      field.current?.focus();
      return;
    }
    onPending(true);
    try {
      await send.mutateAsync({ ...body, note });
      onSent();
    } catch (error) {
      const [refused] = fieldFailures(error, ['note']);
      if (refused) complain(refused.message);
      else setFailure(describeFailure(error));
    } finally {
      onPending(false);
    }
  };

  return (
    <FormShell
      onSubmit={submit}
      pending={send.isPending}
      error={failure}
      submitLabel="Send note"
      pendingLabel="Sending..."
      secondaryAction={
        <Button variant="secondary" size="large" onClick={onClose}>
          Done
        </Button>
      }
    >
      <TextareaField
        ref={field}
        label="What happened?"
        name="note"
        rows={3}
        maxLength={REPORT_NOTE_MAX}
        help="A new note replaces an earlier one."
        value={note}
        onChange={({ target }) => {
          setFailure(undefined);
          setComplaint(undefined);
          onChange(target.value);
        }}
        error={complaint}
      />
    </FormShell>
  );
}
