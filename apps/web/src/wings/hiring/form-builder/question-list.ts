import {
  QUESTION_OPTIONS_MAX,
  QUESTIONS_MAX,
  type FormSetup,
  type SetupQuestion,
} from '@nextshift/contract';

export type QuestionType = SetupQuestion['type'];
export type Questions = readonly SetupQuestion[];

/** A choice starts with two options: with fewer there is nothing to choose. */
const EMPTY_OPTIONS = ['', ''];

/** Appends a question, unless it is blank or beyond the limit. */
export function withQuestion(
  questions: Questions,
  { type, question }: FormSetup['next'],
  suggestion: string | null = null,
): Questions {
  const text = question.trim();
  if (text === '' || questions.length >= QUESTIONS_MAX) return questions;
  const options = type === 'multiple' ? EMPTY_OPTIONS : [];
  const id = newQuestionId(questions);
  return [...questions, { id, type, question: text, options, required: true, suggestion }];
}

/** The time in milliseconds, or the next unused number (spec section 3). */
function newQuestionId(questions: Questions): string {
  let id = Date.now();
  while (questions.some((question) => question.id === String(id))) id += 1;
  return String(id);
}

/** The question as another type; its options stay, in case the type is changed back. */
export function asType(question: SetupQuestion, type: QuestionType): SetupQuestion {
  const needsOptions = type === 'multiple' && question.options.length === 0;
  return { ...question, type, options: needsOptions ? EMPTY_OPTIONS : question.options };
}

export function withOption(options: readonly string[]): string[] {
  return options.length < QUESTION_OPTIONS_MAX ? [...options, ''] : [...options];
}

/** The list with one item at another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}
