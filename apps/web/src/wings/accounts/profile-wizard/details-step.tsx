import { FormattedField, type FormattedFieldProps } from '../../../ui/forms/formatted-field.tsx';
import { formatLetters, formatPhone, formatState } from '../../../ui/forms/input-formats.ts';
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
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <FormattedField
          {...field('city')}
          label="City"
          format={formatLetters}
          autoComplete="address-level2"
          autoCapitalize="words"
          maxLength={100}
        />
        <FormattedField
          {...field('state')}
          label="State"
          format={formatState}
          autoComplete="address-level1"
          autoCapitalize="characters"
          placeholder="NC"
        />
      </div>
      <FormattedField
        {...field('currentPosition')}
        label="Current position"
        format={formatLetters}
        autoComplete="organization-title"
        placeholder="Current Position (e.g. Student)"
        maxLength={120}
      />
      <FormattedField
        {...field('education')}
        label="Current education"
        format={formatLetters}
        autoComplete="off"
        placeholder="Current Education"
        maxLength={120}
      />
      <FormattedField
        {...field('phoneNumber')}
        label="Phone number"
        format={formatPhone}
        type="tel"
        autoComplete="tel-national"
        placeholder="(XXX) XXX-XXXX"
        help="Employers see it once they accept your application."
      />
    </>
  );
}
