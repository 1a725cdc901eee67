import type { SetupQuestion } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SuggestionChip } from '../../../ui/forms/suggestion-chip.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import {
  questionCategories,
  type QuestionCategory,
  suggestionsLeft,
} from './suggested-questions.ts';

export interface SuggestedQuestionsPanelProps {
  questions: readonly SetupQuestion[];
  /** The form has as many questions as it can have. */
  isFull: boolean;
  onAdd: (suggestion: string) => void;
}

/** Questions to add with one press, by category; added ones disappear until they are removed. */
export function SuggestedQuestionsPanel({
  questions,
  isFull,
  onAdd,
}: SuggestedQuestionsPanelProps) {
  const [category, setCategory] = useState<QuestionCategory>('Experience');
  const panel = useRef<HTMLDivElement>(null);
  const left = suggestionsLeft(category, questions);

  const add = (suggestion: string, at: number) => {
    flushSync(() => {
      onAdd(suggestion);
    });
    // The chip is gone: the focus stays in its row.
    const chips = panel.current?.querySelectorAll('button') ?? [];
    (chips[Math.min(at, chips.length - 1)] ?? panel.current)?.focus();
  };

  return (
    <Tabs
      label="Suggested questions"
      className="min-w-0"
      items={questionCategories.map((id) => ({
        id,
        label: id,
        count: suggestionsLeft(id, questions).length,
      }))}
      selected={category}
      onSelect={(id) => {
        setCategory(questionCategories.find((one) => one === id) ?? category);
      }}
    >
      <div ref={panel} tabIndex={-1} className="outline-none">
        {left.length === 0 ? (
          <p className="text-ink-soft">All of these are in your form.</p>
        ) : (
          <ul aria-label={`Suggested questions: ${category}`} className="flex flex-wrap gap-2">
            {left.map((suggestion, at) => (
              <li key={suggestion} className="max-w-full">
                <SuggestionChip
                  disabled={isFull}
                  className="rounded-2xl! disabled:opacity-55"
                  onClick={() => {
                    add(suggestion, at);
                  }}
                >
                  {suggestion}
                </SuggestionChip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Tabs>
  );
}
