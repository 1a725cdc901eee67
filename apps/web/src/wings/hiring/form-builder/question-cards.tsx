import type { SetupQuestion } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SetupProblems } from './check-setup.ts';
import { type MoveControl, QuestionCard } from './question-card.tsx';
import { moved, type Questions } from './question-list.ts';
import { useDragOrder } from './use-drag-order.ts';

export interface QuestionCardsProps {
  questions: Questions;
  problems: SetupProblems['questions'];
  onChange: (question: SetupQuestion) => void;
  onReorder: (questions: SetupQuestion[]) => void;
  onDelete: (question: SetupQuestion, at: number) => void;
}

/** The questions in order; the grip, the arrow keys and the arrow buttons reorder them. */
export function QuestionCards({
  questions,
  problems,
  onChange,
  onReorder,
  onDelete,
}: QuestionCardsProps) {
  const list = useRef<HTMLOListElement>(null);
  const hintId = useId();
  const [announcement, setAnnouncement] = useState('');

  const move = (from: number, to: number, control: MoveControl) => {
    const question = questions[from];
    if (!question || to < 0 || to >= questions.length) return;
    flushSync(() => {
      onReorder(moved(questions, from, to));
      setAnnouncement(`Moved to position ${String(to + 1)} of ${String(questions.length)}`);
    });
    // Moving the card in the DOM drops the focus; at the end of the list its button is disabled.
    const card = list.current?.children.item(to);
    const kept = card?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`);
    (kept ?? card?.querySelector<HTMLElement>('[data-control="grip"]'))?.focus();
  };
  const drag = useDragOrder((from, to) => {
    move(from, to, 'grip');
  });

  return (
    <div>
      {questions.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-center text-ink-soft">
          No questions yet. Write one above, or start with a suggestion.
        </p>
      ) : (
        <ol ref={list} aria-label="Your questions" className="grid gap-3">
          {questions.map((question, at) => (
            <li
              key={question.id}
              data-question={question.id}
              style={drag.styleOf(at)}
              className={clsx(
                'min-w-0',
                drag.held === at && 'relative z-10',
                drag.held !== null && drag.held !== at && 'transition-transform',
              )}
            >
              <QuestionCard
                question={question}
                position={at + 1}
                isLast={at === questions.length - 1}
                problem={problems[question.id]}
                isHeld={drag.held === at}
                hintId={hintId}
                onChange={onChange}
                onDelete={() => {
                  onDelete(question, at);
                }}
                onMove={(by, control) => {
                  move(at, at + by, control);
                }}
                onGrab={(event) => {
                  if (list.current) drag.grab(event, at, list.current);
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <p id={hintId} hidden>
        Drag it, or press the up and down arrow keys.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
