import * as z from 'zod';
import { asShown } from '../../../as-shown.ts';
import { questionTypes } from './application-form-schemas.ts';

/** Questions of one form, and options of one question. */
export const QUESTIONS_MAX = 50;
export const QUESTION_OPTIONS_MAX = 20;
/** Characters. */
export const QUESTION_TEXT_MAX = 500;
export const QUESTION_OPTION_TEXT_MAX = 200;

const TOO_FEW_OPTIONS = 'Please give a multiple-choice question at least two options.';
const SAME_OPTION = 'Each option of a question must be different.';
const SAME_QUESTION_ID = 'Each question needs an id of its own.';

const optionText = z
  .string()
  .overwrite(asShown)
  .trim()
  .max(QUESTION_OPTION_TEXT_MAX, `Please use at most ${QUESTION_OPTION_TEXT_MAX} characters`);

const setupQuestion = z
  .object({
    /** Derived from the time by the builder. Names of built-in object properties are invalid. */
    id: z
      .union([z.string(), z.number().int().transform(String)], SAME_QUESTION_ID)
      .pipe(z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/, SAME_QUESTION_ID))
      .refine((id) => !(id in {}), SAME_QUESTION_ID),
    type: z.enum(questionTypes, 'Please choose a type for each question.'),
    question: z
      .string()
      .overwrite(asShown)
      .trim()
      .max(QUESTION_TEXT_MAX, `Please use at most ${QUESTION_TEXT_MAX} characters`),
    options: z
      .array(optionText)
      .max(QUESTION_OPTIONS_MAX, `Please give at most ${QUESTION_OPTIONS_MAX} options.`)
      .nullish()
      .transform((options) => (options ?? []).filter((option) => option !== '')),
    required: z.boolean().default(true),
  })
  .transform((given) => (given.type === 'multiple' ? given : { ...given, options: [] }))
  .superRefine(({ type, options }, context) => {
    if (type !== 'multiple') return;
    const isRepeating = new Set(options).size < options.length;
    if (isRepeating) context.addIssue({ code: 'custom', message: SAME_OPTION, path: ['options'] });
    else if (options.length < 2) {
      context.addIssue({ code: 'custom', message: TOO_FEW_OPTIONS, path: ['options'] });
    }
  });

/** A question without text is dropped. */
export const setupQuestions = z.preprocess(
  (value): unknown => (Array.isArray(value) ? value.filter(hasText) : (value ?? [])),
  z
    .array(setupQuestion)
    .max(QUESTIONS_MAX, `Please ask at most ${QUESTIONS_MAX} questions.`)
    .refine(
      (questions) => new Set(questions.map(({ id }) => id)).size === questions.length,
      SAME_QUESTION_ID,
    ),
);

function hasText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('question' in value)) return true;
  return typeof value.question !== 'string' || asShown(value.question).trim() !== '';
}
