import {
  type BasicFieldKey,
  basicFieldLabels,
  educationLevelLabels,
  educationLevels,
} from '@nextshift/contract';
import type { ChangeEvent, ComponentProps } from 'react';
import { PhoneField } from '../../../platform/forms/phone-field.tsx';
import { StateField } from '../../../platform/forms/state-field.tsx';
import { FormattedField } from '../../../ui/forms/formatted-field.tsx';
import { formatZip, type InputFormat } from '../../../ui/forms/input-formats.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';

/** Each field's keyboard, autofill and format. */
const INPUTS: Record<
  Exclude<BasicFieldKey, 'educationLevel' | 'phone' | 'state'>,
  ComponentProps<'input'> & { readonly format?: InputFormat }
> = {
  fullName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email' },
  pronouns: { autoComplete: 'off', placeholder: 'e.g. she/her' },
  address: { autoComplete: 'street-address', autoCapitalize: 'words' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  zipCode: { autoComplete: 'postal-code', inputMode: 'numeric', format: formatZip },
  currentCompany: { autoComplete: 'organization', autoCapitalize: 'words' },
  website: { autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none' },
  yearsExperience: { autoComplete: 'off', inputMode: 'decimal' },
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
  const typed = {
    ...shared,
    maxLength: ANSWER_MAX,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange(event.target.value);
    },
  };
  if (name === 'phone') return <PhoneField {...typed} />;
  if (name === 'state') return <StateField {...typed} />;
  const { format = asTyped, ...input } = INPUTS[name];
  return <FormattedField {...typed} {...input} format={format} />;
}
