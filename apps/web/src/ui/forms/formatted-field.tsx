import type { ChangeEvent } from 'react';
import { formatInPlace } from './format-in-place.ts';
import type { InputFormat } from './input-formats.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface FormattedFieldProps extends TextFieldProps {
  format: InputFormat;
}

/**
 * A text field that formats while typing, e.g. `format={formatPhone}`. `onChange` sees the
 * formatted value, controlled or not, so it works with `register` of React Hook Form.
 */
export function FormattedField({ format, onChange, ...rest }: FormattedFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    formatInPlace(event.target, format, event.nativeEvent);
    onChange?.(event);
  };

  return <TextField {...rest} onChange={handleChange} />;
}
