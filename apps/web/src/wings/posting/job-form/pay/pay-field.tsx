import { TextField } from '../../../../ui/forms/text-field.tsx';
import { slotOf } from '../slot-of.ts';
import type { JobForm } from '../use-job-draft.ts';
import { type PayFieldName, settlePay } from './settle-pay.ts';

export interface PayFieldProps {
  form: JobForm;
  name: PayFieldName;
  /** Another field that is checked with this one. */
  deps?: PayFieldName;
  required?: boolean;
  className: string;
  /** Hears how typed text was understood, in words. */
  onRead: (words: string | null) => void;
}

/** An amount of money, typed as people write it, and read when the field is left or sent. */
export function PayField({ form, name, deps, onRead, ...rest }: PayFieldProps) {
  const settle = () => {
    onRead(settlePay(form, name));
  };
  const slot = slotOf(form, name, {
    ...(deps === undefined ? {} : { deps }),
    onBlur: settle,
  });
  return (
    <TextField
      {...slot}
      {...rest}
      icon="$"
      inputMode="decimal"
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
