import { QUESTIONS_MAX, type FormSetup, type SetupQuestion } from '@nextshift/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AddQuestion } from './add-question.tsx';
import type { SetupProblems } from './check-setup.ts';
import { QuestionCards } from './question-cards.tsx';
import { type Questions, withQuestion } from './question-list.ts';
import { SuggestedQuestionsPanel } from './suggested-questions-panel.tsx';
import type { ChangeSetup } from './use-setup-draft.ts';

export interface QuestionSectionsProps {
  setup: FormSetup;
  change: ChangeSetup;
  problems: SetupProblems;
  /** This question was changed; null is the one being written. */
  onFixed: (questionId: string | null) => void;
}

const REMOVED = 'question-removed';

/** The employer's own questions: written, suggested, edited, ordered, removed. */
export function QuestionSections({ setup, change, problems, onFixed }: QuestionSectionsProps) {
  const { questions, next } = setup;
  const box = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isFull = questions.length >= QUESTIONS_MAX;
  useEffect(
    () => () => {
      toast.settle(REMOVED);
    },
    [],
  );

  const count = (list: Questions) => `${String(list.length)} in your form`;
  const addTyped = () => {
    const added = withQuestion(questions, next);
    if (added === questions) return;
    flushSync(() => {
      change(() => ({ questions: [...added], next: { ...next, question: '' } }));
      setAnnouncement(`Question added, ${count(added)}`);
    });
    onFixed(null);
    if (next.type === 'multiple') focusIn(box.current, added.at(-1)?.id, 'fieldset input');
  };
  const addSuggestion = (suggestion: string) => {
    const added = withQuestion(questions, { type: 'text', question: suggestion }, suggestion);
    change(() => ({ questions: [...added] }));
    setAnnouncement(`Question added, ${count(added)}`);
  };
  const remove = (question: SetupQuestion, at: number) => {
    const left = questions.toSpliced(at, 1);
    flushSync(() => {
      change(() => ({ questions: left }));
      setAnnouncement(`Question removed, ${count(left)}`);
    });
    const neighbour = left[Math.min(at, left.length - 1)];
    if (neighbour) focusIn(box.current, neighbour.id, '[data-control="grip"]');
    else box.current?.querySelector<HTMLElement>('[data-next-question]')?.focus();
    toast.info('Question removed', {
      about: REMOVED,
      action: {
        label: 'Undo',
        onPress: () => {
          change((now) => ({ questions: now.questions.toSpliced(at, 0, question) }));
        },
      },
    });
  };

  return (
    <div ref={box} className="grid gap-5 [&>*]:min-w-0">
      <FormSection
        title="Custom Questions"
        lead="Ask what only you need to know. Short forms get more applicants."
      >
        <div className="col-span-full">
          <AddQuestion
            next={next}
            error={problems.next}
            isFull={isFull}
            onChange={(changed) => {
              change(() => ({ next: changed }));
              onFixed(null);
            }}
            onAdd={addTyped}
          />
        </div>
        <div className="col-span-full mt-2">
          <h3 className="mb-1 font-bold">Suggested Questions</h3>
          <SuggestedQuestionsPanel questions={questions} isFull={isFull} onAdd={addSuggestion} />
        </div>
      </FormSection>
      <section aria-labelledby="your-questions">
        <h2 id="your-questions" className="mt-3 mb-3 text-heading font-bold">
          Your Questions{' '}
          <span className="font-medium text-ink-soft tabular-nums">({questions.length})</span>
        </h2>
        <QuestionCards
          questions={questions}
          problems={problems.questions}
          onChange={(changed) => {
            change((now) => ({
              questions: now.questions.map((one) => (one.id === changed.id ? changed : one)),
            }));
            onFixed(changed.id);
          }}
          onReorder={(reordered) => {
            change(() => ({ questions: reordered }));
          }}
          onDelete={remove}
        />
      </section>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function focusIn(box: HTMLElement | null, questionId: string | undefined, selector: string) {
  const card = box?.querySelector(`[data-question="${CSS.escape(questionId ?? '')}"]`);
  card?.querySelector<HTMLElement>(selector)?.focus();
}
