import * as z from 'zod';
import type { Question } from './application-form-schemas.ts';

/** Maximum number of questions to filter by. */
const FILTERED_QUESTIONS_MAX = 20;

/**
 * Answers that applications must have, by question id; JSON in a query: `{"q1":"yes"}`. Only for questions
 * with predefined answers: in a text, an employer could search for phone numbers by trial.
 */
export const answerFilter = z.preprocess(
  (value) => (typeof value === 'string' ? parsed(value) : value),
  z
    .record(z.string().max(64), z.string().max(200))
    .refine((answers) => Object.keys(answers).length <= FILTERED_QUESTIONS_MAX)
    .optional(),
);

export type AnswerFilter = Readonly<Record<string, string>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const YES_AND_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** The answers that a question can be filtered by; none if any text is an answer. */
export function filterableAnswers({
  type,
  options,
}: Pick<Question, 'type' | 'options'>): readonly { value: string; label: string }[] {
  if (type === 'yesno') return YES_AND_NO;
  return type === 'multiple' ? options.map((option) => ({ value: option, label: option })) : [];
}
