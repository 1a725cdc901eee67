import { readPay } from '@nextshift/contract';
import type { FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { JobForm } from '../use-job-draft.ts';
import { tipsOf, type TypedTips, typedTips } from './tips-of-draft.ts';

/** Whether the job has tips besides its pay, and what they come to as the employer says. */
export function TipsFields({ form }: { form: JobForm }) {
  const [tipped, typed] = useWatch({ control: form.control, name: ['tipped', 'tips'] });
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const tips = tipsOf(typed);
  const change = (changes: Partial<TypedTips>) => {
    form.setValue('tips', typedTips({ ...tips, ...changes }), options);
  };
  /** A range that is typed in one of the fields fills both. */
  const settle = (typedIn: string) => {
    const read = readPay(typedIn);
    if (read === null || 'ask' in read || read.min === read.max) return;
    change({ min: String(read.min), max: String(read.max) });
  };
  const amount = {
    icon: '$',
    inputMode: 'decimal',
    autoComplete: 'off',
    className: 'sm:col-span-3',
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      settle(target.value);
    },
  } as const;
  return (
    <>
      <Checkbox
        label="This job has tips"
        help="Besides the pay above, which is without them."
        className="col-span-2 sm:col-span-6"
        checked={tipped === 'true'}
        onChange={({ target }) => {
          form.setValue('tipped', String(target.checked), options);
          if (!target.checked) form.setValue('tips', '', options);
        }}
      />
      {tipped === 'true' ? (
        <>
          <TextField
            {...amount}
            label="Tips an Hour, From"
            error={form.formState.errors.tips?.message}
            value={tips.min}
            onChange={({ target }) => {
              change({ min: target.value });
            }}
          />
          <TextField
            {...amount}
            label="Tips an Hour, To"
            value={tips.max}
            onChange={({ target }) => {
              change({ max: target.value });
            }}
          />
          <p className="col-span-2 -mt-2 text-sm text-ink-soft sm:col-span-6">
            What people usually get. The card shows it together with the pay, as said by you. Leave
            it empty if you do not know.
          </p>
        </>
      ) : null}
    </>
  );
}
