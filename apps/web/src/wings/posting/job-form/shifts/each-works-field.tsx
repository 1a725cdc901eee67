import { SHIFTS_MAX } from '@nextshift/contract';
import { useWatch } from 'react-hook-form';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { JobForm } from '../use-job-draft.ts';
import { type Share, shareOf, typedShare } from './share-of-shifts.ts';

const OPTIONS = [
  { value: 'all', label: 'Each person works all of these shifts' },
  { value: 'some', label: 'Each person works some of these shifts' },
];

/** How many of the shifts one person works: without it, a job that hires several promises nobody a weekly sum. */
export function EachWorksField({ form }: { form: JobForm }) {
  const typed = useWatch({ control: form.control, name: 'eachWorks' });
  const share = shareOf(typed);
  const change = (changes: Partial<Share>) => {
    form.setValue('eachWorks', typedShare({ ...share, ...changes }), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const number = {
    type: 'number',
    inputMode: 'numeric',
    min: 1,
    max: SHIFTS_MAX,
    step: 1,
    autoComplete: 'off',
  } as const;
  return (
    <div className="grid gap-3">
      <RadioGroup
        label="Who works which"
        options={OPTIONS}
        value={share.choice}
        onValueChange={(value) => {
          change({ choice: value === 'all' ? 'all' : 'some' });
        }}
      />
      {share.choice === 'some' ? (
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <TextField
            {...number}
            label="Shifts a week, at least"
            required
            value={share.min}
            onChange={({ target }) => {
              change({ min: target.value });
            }}
          />
          <TextField
            {...number}
            label="Shifts a week, at most"
            required
            value={share.max}
            onChange={({ target }) => {
              change({ max: target.value });
            }}
          />
        </div>
      ) : null}
      <FormError>{form.formState.errors.eachWorks?.message}</FormError>
    </div>
  );
}
