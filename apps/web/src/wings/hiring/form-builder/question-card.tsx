import { QUESTION_TEXT_MAX, type SetupQuestion } from '@nextshift/contract';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { Card } from '../../../ui/display/card.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import type { QuestionProblem } from './check-setup.ts';
import { asType } from './question-list.ts';
import { QuestionOptions } from './question-options.tsx';
import { chosenType, typeChoices } from './question-types.ts';

export interface QuestionCardProps {
  question: SetupQuestion;
  /** From 1. */
  position: number;
  isLast: boolean;
  problem: QuestionProblem | undefined;
  /** It is being dragged. */
  isHeld: boolean;
  /** Explains the grip. */
  hintId: string;
  onChange: (question: SetupQuestion) => void;
  onDelete: () => void;
  /** By one position; `control` keeps the focus. */
  onMove: (by: -1 | 1, control: MoveControl) => void;
  onGrab: (event: PointerEvent<HTMLButtonElement>) => void;
}

export type MoveControl = 'grip' | 'up' | 'down';

/** One question of the form, edited inline. */
export function QuestionCard({
  question,
  position,
  isLast,
  problem,
  isHeld,
  hintId,
  onChange,
  onDelete,
  onMove,
  onGrab,
}: QuestionCardProps) {
  const titleId = useId();
  const name = `question ${String(position)}`;
  const errorOf = (part: QuestionProblem['part']) =>
    problem?.part === part ? problem.message : undefined;
  const onGripKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    onMove(by, 'grip');
  };

  return (
    <Card
      role="group"
      aria-labelledby={titleId}
      padding="small"
      className={clsx('grid gap-4 sm:p-5', isHeld && 'border-brand! shadow-overlay!')}
    >
      <div className="-mx-2 -mt-2 flex flex-wrap items-center justify-end">
        <IconButton
          label={`Reorder ${name}`}
          aria-describedby={hintId}
          icon={<GripVertical aria-hidden="true" />}
          data-control="grip"
          className={clsx('touch-none select-none', isHeld ? 'cursor-grabbing!' : 'cursor-grab!')}
          onKeyDown={onGripKey}
          onPointerDown={onGrab}
        />
        <h3 id={titleId} className="min-w-0 flex-[1_1_5rem] truncate pl-1.5 font-bold">
          Question {position}
        </h3>
        <IconButton
          label={`Move ${name} up`}
          icon={<ArrowUp aria-hidden="true" />}
          data-control="up"
          disabled={position === 1}
          onClick={() => {
            onMove(-1, 'up');
          }}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<ArrowDown aria-hidden="true" />}
          data-control="down"
          disabled={isLast}
          onClick={() => {
            onMove(1, 'down');
          }}
        />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          variant="danger"
          onClick={onDelete}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_11.5rem]">
        <TextareaField
          label="Question"
          rows={2}
          inputClassName="min-h-12! resize-none"
          maxLength={QUESTION_TEXT_MAX}
          value={question.question}
          error={errorOf('question')}
          onChange={(event) => {
            onChange({ ...question, question: event.target.value });
          }}
          onKeyDown={(event) => {
            // A question is one line, however long.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <SelectField
          label="Answer Type"
          options={typeChoices(question.type)}
          value={question.type}
          onChange={(event) => {
            onChange(asType(question, chosenType(event.target.value)));
          }}
        />
      </div>
      {question.type === 'multiple' ? (
        <QuestionOptions
          options={question.options}
          error={errorOf('options')}
          onChange={(options) => {
            onChange({ ...question, options });
          }}
        />
      ) : null}
      <Checkbox
        label="Required"
        className="-my-2 justify-self-start text-sm"
        checked={question.required}
        onChange={() => {
          onChange({ ...question, required: !question.required });
        }}
      />
    </Card>
  );
}
