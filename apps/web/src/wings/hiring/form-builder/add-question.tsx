import { QUESTION_TEXT_MAX, QUESTIONS_MAX, type FormSetup } from '@nextshift/contract';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { chosenType, typeChoices } from './question-types.ts';

export interface AddQuestionProps {
  next: FormSetup['next'];
  error: string | undefined;
  /** The form has as many questions as it can have. */
  isFull: boolean;
  onChange: (next: FormSetup['next']) => void;
  onAdd: () => void;
}

/** The input for a new question. Enter adds it too; blank ones are ignored. */
export function AddQuestion({ next, error, isFull, onChange, onAdd }: AddQuestionProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row} className="grid items-start gap-4 sm:grid-cols-[11.5rem_1fr]">
      <SelectField
        label="Question Type"
        options={typeChoices(next.type)}
        value={next.type}
        onChange={(event) => {
          onChange({ ...next, type: chosenType(event.target.value) });
        }}
      />
      <TextField
        label="New Question"
        placeholder="What would you like to ask?"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={QUESTION_TEXT_MAX}
        data-next-question=""
        value={next.question}
        error={error}
        {...(isFull ? { help: `Please ask at most ${QUESTIONS_MAX} questions.` } : {})}
        onChange={(event) => {
          onChange({ ...next, question: event.target.value });
        }}
        onKeyDown={(event) => {
          // Ignore an Enter that ends an IME composition, and never submit the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAdd();
        }}
      />
      <Button
        variant="secondary"
        className="sm:col-start-2 sm:justify-self-start"
        disabled={isFull}
        onClick={() => {
          row.current?.querySelector('input')?.focus();
          onAdd();
        }}
      >
        <Plus aria-hidden="true" />
        Add Question
      </Button>
    </div>
  );
}
