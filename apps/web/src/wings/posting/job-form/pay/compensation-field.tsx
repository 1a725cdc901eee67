import { useRef, useState } from 'react';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { textSlotOf } from '../slot-of.ts';
import type { JobForm } from '../use-job-draft.ts';
import { noteTips } from './tips-of-draft.ts';

/** Words about the pay; tips that they name are noted where the job says whether it has any. */
export function CompensationField({ form }: { form: JobForm }) {
  const [note, setNote] = useState<string | null>(null);
  const before = useRef<string | null>(null);
  const slot = textSlotOf(form, 'compensation');
  return (
    <>
      <TextField
        {...slot}
        placeholder="e.g. plus tips, paid weekly"
        className="col-span-2 sm:col-span-6"
        onFocus={({ target }) => {
          before.current ??= target.value;
        }}
        onChange={(event) => {
          const { value } = event.target;
          setNote(noteTips(form, value, before.current ?? ''));
          before.current = value;
          void slot.onChange(event);
        }}
      />
      <p role="status" className="col-span-2 text-sm text-ink-soft empty:hidden sm:col-span-6">
        {note}
      </p>
    </>
  );
}
