import { questionComplaint } from '@nextshift/contract';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { AnswerSlot } from './answer-slot.tsx';
import type { FormAnswers } from './form-answers.ts';
import { QuestionField } from './question-field.tsx';

/** The employer's own questions; nothing if there are none. */
export function QuestionFields({ template, given, change, problems }: FormAnswers) {
  if (template.questions.length === 0) return null;
  return (
    <FormSection title="Questions">
      {template.questions.map((question, index) => {
        const slot = `answers.${question.id}`;
        const value = given.answers[question.id] ?? '';
        return (
          <AnswerSlot key={question.id} slot={slot} className="sm:col-span-6">
            <QuestionField
              question={question}
              name={`Question ${String(index + 1)}`}
              value={value}
              error={problems.has(slot) ? questionComplaint(question, value.trim()) : undefined}
              onChange={(answer) => {
                change({ answers: { [question.id]: answer } });
                problems.noteChange(slot);
              }}
            />
          </AnswerSlot>
        );
      })}
    </FormSection>
  );
}
