import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedField } from '../../ui/forms/formatted-field.tsx';
import { formatCity } from '../../ui/forms/input-formats.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { StateField } from './state-field.tsx';

type AddressPart = 'address' | 'city' | 'state';

interface BoundField extends UseFormRegisterReturn {
  readonly error: string | undefined;
}

export interface AddressFieldsProps {
  /** The form's field of this name, with its error. */
  fieldOf: (part: AddressPart) => BoundField;
}

/** A company's address: street, city and state. */
export function AddressFields({ fieldOf }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label="Street address"
        autoComplete="street-address"
        autoCapitalize="words"
        aria-required
        {...fieldOf('address')}
      />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4">
        <FormattedField
          label="City"
          format={formatCity}
          autoComplete="address-level2"
          autoCapitalize="words"
          aria-required
          {...fieldOf('city')}
        />
        <StateField label="State" aria-required {...fieldOf('state')} />
      </div>
    </>
  );
}
