import type { Question } from '@nextshift/contract';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const ANSWER_MAX = 5_000;

export interface QuestionFieldProps {
  question: Question;
  /** Replaces an empty question text. */
  name: string;
  value: string;
  error: string | undefined;
  onChange: (answer: string) => void;
}

/** One of the employer's own questions. */
export function QuestionField({ question, name, onChange, ...field }: QuestionFieldProps) {
  const { type, options, required } = question;
  const shared = { ...field, label: question.question || name, required };
  switch (type) {
    case 'multiple':
    case 'yesno':
      return (
        <RadioGroup
          {...shared}
          options={type === 'yesno' ? YES_NO : options.map((value) => ({ value, label: value }))}
          onValueChange={onChange}
        />
      );
    case 'text':
      return (
        <TextareaField
          {...shared}
          rows={3}
          maxLength={ANSWER_MAX}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      );
    case 'email':
    case 'number':
      return (
        <TextField
          {...shared}
          type={type === 'email' ? 'email' : 'text'}
          inputMode={type === 'email' ? 'email' : 'decimal'}
          autoComplete={type === 'email' ? 'email' : 'off'}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      );
  }
}
