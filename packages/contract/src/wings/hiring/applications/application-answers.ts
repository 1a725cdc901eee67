import * as z from 'zod';
import { isWebAddress, withScheme } from '../../../web-address.ts';
import { isEmailAddress } from '../../../email-address.ts';
import { CITY_PATTERN, entityId } from '../../../field-rules.ts';
import { ZIP_LENGTH } from '../../../limits.ts';
import { readPhone } from '../../../read-phone.ts';
import { readState } from '../../../us-states.ts';
import {
  type ApplicationTemplate,
  type BasicFieldKey,
  basicFieldKeys,
  basicFieldLabels,
  type DocumentKind,
  documentKinds,
  documentLabels,
  educationLevels,
  type Question,
} from './application-form-schemas.ts';

export const UNANSWERED_MESSAGE = 'Please answer the following questions:';
const ANSWER_MAX = 5_000;
const BASIC_ANSWER_MAX = 300;

const answerText = (max: number) =>
  z
    .union([z.string(), z.number(), z.boolean().transform((yes) => (yes ? 'yes' : 'no')), z.null()])
    .transform((value) => (value === null ? '' : String(value).trim()))
    .pipe(z.string().max(max, `Please use at most ${max} characters`));

/** More fields than any form has; checked before the fields themselves. */
const ANSWERS_MAX = 200;

function fewAnswers<Answers extends z.ZodType>(answers: Answers) {
  return z
    .unknown()
    .refine((value) => Object.keys(value ?? {}).length <= ANSWERS_MAX, {
      error: 'These are too many answers',
      abort: true,
    })
    .pipe(answers);
}

/** Answers by question id; a yes/no question is answered 'yes' or 'no'. */
const questionAnswers = fewAnswers(z.record(z.string().max(64), answerText(ANSWER_MAX)));
const basicFieldAnswers = fewAnswers(
  z
    .record(z.string(), z.unknown())
    .transform(knownFields)
    .pipe(z.partialRecord(z.enum(basicFieldKeys), answerText(BASIC_ANSWER_MAX))),
);

/** Unknown fields are dropped. */
function knownFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => basicFieldKeys.some((key) => key === name)),
  );
}

/** A form's answers. The server knows the form itself. */
export const applicationData = z.object({
  answers: questionAnswers.default({}),
  basicFields: basicFieldAnswers.default({}),
  /** Ids of uploaded documents. */
  documents: z.object({ resume: entityId.nullish(), coverLetter: entityId.nullish() }).default({}),
});

export type ApplicationData = z.output<typeof applicationData>;

/** A missing or invalid answer. `message` names the question, as listed in the red box. */
export interface AnswerProblem {
  readonly path: readonly ['basicFields' | 'documents' | 'answers', string];
  readonly message: string;
}

type Form = Pick<ApplicationTemplate, 'basicFields' | 'documents' | 'questions'>;

/** Everything that keeps a form from being submitted, in the order of the screen. */
export function findAnswerProblems(form: Form, data: ApplicationData): AnswerProblem[] {
  return [
    ...basicFieldKeys.flatMap((key) => basicFieldProblem(form, data, key)),
    ...documentKinds.flatMap((kind) => documentProblem(form, data, kind)),
    ...form.questions.flatMap((question, index) => questionProblem(question, index, data)),
  ];
}

/** Formats of basic fields. */
const basicFieldShapes: Partial<Record<BasicFieldKey, (text: string) => boolean>> = {
  email: isEmailAddress,
  phone: (text) => readPhone(text) !== null,
  city: (text) => CITY_PATTERN.test(text),
  state: (text) => readState(text) !== null,
  zipCode: (text) => new RegExp(`^\\d{${ZIP_LENGTH}}$`).test(text),
  website: (text) => isWebAddress(withScheme(text)),
  yearsExperience: (text) => /^\d{1,2}(\.\d)?$/.test(text),
  educationLevel: (text) => educationLevels.some((level) => level === text),
  startDate: (text) => z.iso.date().safeParse(text).success,
};

function basicFieldProblem(form: Form, data: ApplicationData, key: BasicFieldKey): AnswerProblem[] {
  const field = form.basicFields[key];
  if (field?.enabled !== true) return [];
  const text = data.basicFields[key] ?? '';
  const isRight = text === '' ? !field.required : (basicFieldShapes[key]?.(text) ?? true);
  return isRight ? [] : [{ path: ['basicFields', key], message: basicFieldLabels[key] }];
}

function documentProblem(form: Form, data: ApplicationData, kind: DocumentKind): AnswerProblem[] {
  const rule = form.documents[kind];
  if (rule?.enabled !== true || !rule.required || data.documents[kind]) return [];
  return [{ path: ['documents', kind], message: documentLabels[kind] }];
}

function questionProblem(
  question: Question,
  index: number,
  data: ApplicationData,
): AnswerProblem[] {
  const answer = data.answers[question.id] ?? '';
  if (answer === '' ? !question.required : answers(question, answer)) return [];
  return [
    { path: ['answers', question.id], message: question.question || `Question ${index + 1}` },
  ];
}

/** Whether a text is an answer to this kind of question. */
function answers({ type, options }: Question, answer: string): boolean {
  switch (type) {
    case 'text':
      return true;
    case 'multiple':
      return options.includes(answer);
    case 'yesno':
      return answer === 'yes' || answer === 'no';
    case 'email':
      return isEmailAddress(answer);
    case 'number':
      return Number.isFinite(Number(answer));
  }
}
