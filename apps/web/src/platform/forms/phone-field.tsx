import { hasExtension } from '@nextshift/contract';
import { useState } from 'react';
import { FormattedField, type FormattedFieldProps } from '../../ui/forms/formatted-field.tsx';
import { formatTypedPhone } from '../../ui/forms/input-formats.ts';

/** A US phone number, shown `(XXX) XXX-XXXX` while it is typed; says that an extension will not be kept. */
export function PhoneField({ help, onChange, ...field }: Omit<FormattedFieldProps, 'format'>) {
  const [isExtended, setIsExtended] = useState(false);
  return (
    <FormattedField
      type="tel"
      inputMode="tel"
      // With its country code: a national number of another country would look like one of the United States.
      autoComplete="tel"
      placeholder="(XXX) XXX-XXXX"
      {...field}
      help={isExtended ? 'Only the ten digits are kept, without the extension.' : help}
      format={formatTypedPhone}
      onChange={(event) => {
        setIsExtended(hasExtension(event.target.value));
        onChange?.(event);
      }}
    />
  );
}
