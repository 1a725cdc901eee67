import { basicFieldComplaint, type BasicFieldKey } from '@nextshift/contract';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { AnswerSlot } from './answer-slot.tsx';
import { BasicField } from './basic-field.tsx';
import type { FormAnswers } from './form-answers.ts';

/** The sections of the form and their fields, in the order of the screen (spec section 2.5). */
const GROUPS: readonly { readonly title: string; readonly keys: readonly BasicFieldKey[] }[] = [
  { title: 'Personal Information', keys: ['fullName', 'email', 'phone', 'pronouns'] },
  { title: 'Address Information', keys: ['address', 'city', 'state', 'zipCode'] },
  {
    title: 'Professional Information',
    keys: ['currentCompany', 'website', 'yearsExperience', 'educationLevel', 'startDate'],
  },
];

/** Who applies: the fields that the employer turned on. */
export function BasicFields({ template, given, change, problems }: FormAnswers) {
  const isAsked = (key: BasicFieldKey) => template.basicFields[key]?.enabled === true;
  const field = (key: BasicFieldKey) => {
    const slot = `basicFields.${key}`;
    const value = given.basicFields[key] ?? '';
    return (
      <AnswerSlot key={key} slot={slot} className="sm:col-span-3">
        <BasicField
          name={key}
          required={template.basicFields[key]?.required === true}
          value={value}
          error={problems.has(slot) ? basicFieldComplaint(key, value.trim()) : undefined}
          onChange={(text) => {
            change({ basicFields: { [key]: text } });
            problems.noteChange(slot);
          }}
        />
      </AnswerSlot>
    );
  };
  return GROUPS.filter(({ keys }) => keys.some(isAsked)).map(({ title, keys }) => (
    <FormSection key={title} title={title}>
      {keys.filter(isAsked).map(field)}
    </FormSection>
  ));
}
