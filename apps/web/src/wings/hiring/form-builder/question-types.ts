import { questionTypes } from '@nextshift/contract';
import type { SelectOption } from '../../../ui/forms/select-field.tsx';
import type { QuestionType } from './question-list.ts';

const labels = {
  text: 'Text Answer',
  multiple: 'Multiple Choice',
  yesno: 'Yes/No',
  email: 'Email Answer',
  number: 'Number Answer',
} as const satisfies Record<QuestionType, string>;

/** The types that the builder offers (spec section 2.6). */
const offered: readonly QuestionType[] = ['text', 'multiple', 'yesno'];

/** The types that a question can change to; a stored form may have one that is not offered. */
export function typeChoices(current: QuestionType): SelectOption[] {
  const types = offered.includes(current) ? offered : [...offered, current];
  return types.map((value) => ({ value, label: labels[value] }));
}

/** The type chosen in a select. */
export function chosenType(value: string): QuestionType {
  return questionTypes.find((type) => type === value) ?? 'text';
}
