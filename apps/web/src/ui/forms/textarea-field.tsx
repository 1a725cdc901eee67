import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextareaFieldProps extends Omit<ComponentProps<'textarea'>, 'value'>, FieldTexts {
  value?: string;
  /**
   * The most characters, without blanks at both ends. A longer `value` is not cut but complained of; the form refuses it.
   */
  maxLength?: number;
  /** Classes of the textarea itself; `className` goes to the whole field. */
  inputClassName?: string;
}

const COUNT = new Intl.NumberFormat('en-US');
/** Most texts are far from their limit: the room that is left is told when it gets short. */
const COUNTED_FROM = 0.8;

export function TextareaField({
  label,
  help,
  error,
  hideLabel = false,
  id,
  required,
  className,
  inputClassName,
  maxLength = Infinity,
  rows = 4,
  value,
  ...rest
}: TextareaFieldProps) {
  const length = value?.trim().length ?? 0;
  const limit = COUNT.format(maxLength);
  const texts = {
    label,
    hideLabel,
    help:
      length > maxLength * COUNTED_FROM ? (
        <>
          {help} {COUNT.format(length)} of {limit} characters
        </>
      ) : (
        help
      ),
    error: length > maxLength ? `Please use at most ${limit} characters` : error,
  };
  return (
    <Field {...texts} {...{ id, required, className }}>
      {(control) => (
        <textarea
          rows={rows}
          className={clsx(
            CONTROL_LOOK,
            'field-sizing-content min-h-30 px-3.5 py-3 leading-normal',
            inputClassName,
          )}
          value={value}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
