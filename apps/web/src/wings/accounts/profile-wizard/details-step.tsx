import { FormattedField, type FormattedFieldProps } from '../../../ui/forms/formatted-field.tsx';
import { nameCharacters } from '@nextshift/contract';
import { PhoneField } from '../../../platform/forms/phone-field.tsx';
import { StateField } from '../../../platform/forms/state-field.tsx';
import type { StepProps } from './step-props.ts';

type DetailField = 'city' | 'state' | 'currentPosition' | 'education' | 'phoneNumber';

/** Step 2: address, occupation and contact. */
export function DetailsStep({ draft, change, errorOf }: StepProps) {
  const field = (name: DetailField): Omit<FormattedFieldProps, 'label' | 'format'> => ({
    name,
    required: true,
    value: draft[name],
    error: errorOf(name),
    onChange: (event) => {
      change({ [name]: event.target.value });
    },
  });

  return (
    <>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4">
        <FormattedField
          {...field('city')}
          label="City"
          format={nameCharacters}
          autoComplete="address-level2"
          autoCapitalize="words"
          maxLength={100}
        />
        <StateField {...field('state')} label="State" />
      </div>
      <FormattedField
        {...field('currentPosition')}
        label="Current position"
        format={nameCharacters}
        autoComplete="organization-title"
        placeholder="Current Position (e.g. Student)"
        maxLength={120}
      />
      <FormattedField
        {...field('education')}
        label="Current education"
        format={nameCharacters}
        autoComplete="off"
        placeholder="Current Education"
        maxLength={120}
      />
      <PhoneField
        {...field('phoneNumber')}
        label="Phone number"
        help="Employers see it once they accept your application."
      />
    </>
  );
}
