import { QUESTION_TEXT_MAX } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import {
  questionCategories,
  suggestedQuestions,
  suggestionOf,
  suggestionsLeft,
} from './suggested-questions.ts';

const all = questionCategories.flatMap<string>((category) => suggestedQuestions[category]);

describe('the suggested questions', () => {
  it('are as many as in the specification, without duplicates', () => {
    expect(questionCategories).toHaveLength(4);
    for (const category of questionCategories) {
      expect(suggestedQuestions[category]).toHaveLength(10);
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => text.length > QUESTION_TEXT_MAX)).toEqual([]);
  });

  it('leave the pool while the form has them, by text or by origin', () => {
    const [first, second, ...others] = suggestedQuestions.Culture;
    const questions = [
      { question: ` ${first} `, suggestion: null },
      { question: 'Edited since?', suggestion: second },
    ];
    expect(suggestionsLeft('Culture', questions)).toEqual(others);
    expect(suggestionsLeft('Skills', questions)).toHaveLength(10);
  });

  it('are recognised in a stored form', () => {
    expect(suggestionOf('What are your salary expectations?')).not.toBeNull();
    expect(suggestionOf('Why us?')).toBeNull();
  });
});
