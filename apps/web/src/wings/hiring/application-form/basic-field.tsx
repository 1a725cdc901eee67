import {
  type BasicFieldKey,
  basicFieldLabels,
  educationLevelLabels,
  educationLevels,
} from '@nextshift/contract';
import type { ComponentProps } from 'react';
import { FormattedField } from '../../../ui/forms/formatted-field.tsx';
import {
  formatDecimal,
  formatPhone,
  formatState,
  formatZip,
  type InputFormat,
} from '../../../ui/forms/input-formats.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';

/** Each field's keyboard, autofill and format. */
const INPUTS: Record<
  Exclude<BasicFieldKey, 'educationLevel'>,
  ComponentProps<'input'> & { readonly format?: InputFormat }
> = {
  fullName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel', format: formatPhone },
  pronouns: { autoComplete: 'off', placeholder: 'e.g. she/her' },
  address: { autoComplete: 'street-address', autoCapitalize: 'words' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  state: {
    autoComplete: 'address-level1',
    autoCapitalize: 'characters',
    placeholder: 'NC',
    format: formatState,
  },
  zipCode: { autoComplete: 'postal-code', inputMode: 'numeric', format: formatZip },
  currentCompany: { autoComplete: 'organization', autoCapitalize: 'words' },
  website: { autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none' },
  yearsExperience: { autoComplete: 'off', inputMode: 'decimal', format: formatDecimal },
  startDate: { type: 'date', autoComplete: 'off' },
};

const EDUCATION_LEVELS = educationLevels.map((value) => ({
  value,
  label: educationLevelLabels[value],
}));

const ANSWER_MAX = 300;
const asTyped: InputFormat = (text) => text;

export interface BasicFieldProps {
  name: BasicFieldKey;
  required: boolean;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** One of the fields that any form may include. */
export function BasicField({ name, onChange, ...field }: BasicFieldProps) {
  const shared = { ...field, label: basicFieldLabels[name] };
  if (name === 'educationLevel') {
    return (
      <SelectField
        {...shared}
        placeholder="Choose a level"
        options={EDUCATION_LEVELS}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    );
  }
  const { format = asTyped, ...input } = INPUTS[name];
  return (
    <FormattedField
      {...shared}
      {...input}
      format={format}
      maxLength={ANSWER_MAX}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
