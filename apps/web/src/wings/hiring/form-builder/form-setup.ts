import {
  type ApplicationForm,
  type ApplicationTemplate,
  type BasicFieldKey,
  basicFieldKeys,
  basicFieldLabels,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  documentKinds,
  questionTypes,
} from '@nextshift/contract';
import * as z from 'zod';
import { suggestionOf } from './suggested-questions.ts';

const askToggle = z.object({ enabled: z.boolean(), required: z.boolean() });

const setupQuestion = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  question: z.string(),
  options: z.array(z.string()),
  required: z.boolean(),
  /** The suggestion that it started from. */
  suggestion: z.string().nullable(),
});

/** A job's form in the builder, as typed. */
export const formSetup = z.object({
  basicFields: z.record(z.enum(basicFieldKeys), askToggle),
  documents: z.record(z.enum(documentKinds), askToggle),
  questions: z.array(setupQuestion),
  /** The question being written, not added yet. */
  next: setupQuestion.pick({ type: true, question: true }),
});

export type AskToggle = z.output<typeof askToggle>;
export type SetupQuestion = z.output<typeof setupQuestion>;
export type FormSetup = z.output<typeof formSetup>;

/** What a form asks, without its job and employer. */
export type FormContent = Pick<ApplicationTemplate, 'basicFields' | 'documents' | 'questions'>;

/** On, and required, in a new form (spec section 3). */
const onAtFirst: readonly BasicFieldKey[] = ['fullName', 'email'];

/** The builder's initial state: the job's form, or the defaults. */
export function setupOf(stored: ApplicationForm | null): FormSetup {
  return formSetup.parse({
    basicFields: Object.fromEntries(
      basicFieldKeys.map((key) => {
        const isDefault = onAtFirst.includes(key);
        const atFirst = { enabled: stored === null && isDefault, required: isDefault };
        return [key, onlyIfOn(stored?.basicFields[key]) ?? atFirst];
      }),
    ),
    documents: Object.fromEntries(
      documentKinds.map((kind) => [
        kind,
        onlyIfOn(stored?.documents[kind]) ?? { enabled: false, required: true },
      ]),
    ),
    questions: (stored?.questions ?? []).map((question) => ({
      ...question,
      suggestion: suggestionOf(question.question),
    })),
    next: { type: 'text', question: '' },
  });
}

/** Drops `required` of a toggle that is off. */
function onlyIfOn(toggle: AskToggle | undefined): AskToggle | undefined {
  return toggle?.enabled === true ? toggle : undefined;
}

/** The form as applicants would see it now, without unfinished parts. */
export function formContent({ basicFields, documents, questions }: FormSetup): FormContent {
  const limits = { maxSize: DOCUMENT_MAX_BYTES, allowedTypes: [...DOCUMENT_TYPES] };
  return {
    basicFields: Object.fromEntries(
      basicFieldKeys.map((key) => [key, { name: basicFieldLabels[key], ...basicFields[key] }]),
    ),
    documents: Object.fromEntries(
      documentKinds.map((kind) => [kind, { ...documents[kind], ...limits }]),
    ),
    questions: questions.filter(hasText).map(({ id, type, question, options, required }) => ({
      id,
      type,
      question: question.trim(),
      options: options.map((option) => option.trim()).filter((option) => option !== ''),
      required,
    })),
  };
}

export function hasText({ question }: Pick<SetupQuestion, 'question'>): boolean {
  return question.trim() !== '';
}
