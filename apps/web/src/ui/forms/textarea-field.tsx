import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextareaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Classes of the textarea itself; `className` goes to the whole field. */
  inputClassName?: string;
}

export function TextareaField({
  label,
  help,
  error,
  hideLabel = false,
  id,
  required,
  className,
  inputClassName,
  rows = 4,
  ...rest
}: TextareaFieldProps) {
  return (
    <Field {...{ label, help, error, hideLabel, id, required, className }}>
      {(control) => (
        <textarea
          rows={rows}
          className={clsx(
            CONTROL_LOOK,
            'field-sizing-content min-h-30 px-3.5 py-3 leading-normal',
            inputClassName,
          )}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
