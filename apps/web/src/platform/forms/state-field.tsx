import { readState, usStates } from '@nextshift/contract';
import { useId } from 'react';
import { FormattedField } from '../../ui/forms/formatted-field.tsx';
import { formatState } from '../../ui/forms/input-formats.ts';
import type { TextFieldProps } from '../../ui/forms/text-field.tsx';

/**
 * A state, chosen or typed by its name or code, which becomes its code when the field is left. What is none stays as it
 * is, for the rules of the form to refuse.
 */
export function StateField({ onChange, onBlur, ...field }: Omit<TextFieldProps, 'list'>) {
  const listId = useId();
  return (
    <>
      <FormattedField
        format={formatState}
        autoComplete="address-level1"
        autoCapitalize="words"
        placeholder="NC"
        {...field}
        list={listId}
        onChange={onChange}
        onBlur={(event) => {
          const code = readState(event.target.value);
          if (code !== null && code !== event.target.value) {
            event.target.value = code;
            onChange?.(event);
          }
          onBlur?.(event);
        }}
      />
      <datalist id={listId}>
        {usStates.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </datalist>
    </>
  );
}
