import {
  type ApplicationForm,
  type ApplicationTemplate,
  type AskToggle,
  basicFieldKeys,
  basicFieldLabels,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  documentKinds,
  type FormSetup,
  NEW_FORM_SETUP,
  recordOf,
  type SetupQuestion,
} from '@nextshift/contract';
import { suggestionOf } from './suggested-questions.ts';

/** What a form asks, without its job and employer. */
export type FormContent = Pick<ApplicationTemplate, 'basicFields' | 'documents' | 'questions'>;

/** The builder's initial state: the job's form, or the defaults. */
export function setupOf(stored: ApplicationForm | null): FormSetup {
  if (stored === null) return NEW_FORM_SETUP;
  const { basicFields, documents } = NEW_FORM_SETUP;
  return {
    basicFields: recordOf(
      basicFieldKeys,
      (key) => onlyIfOn(stored.basicFields[key]) ?? { ...basicFields[key], enabled: false },
    ),
    documents: recordOf(
      documentKinds,
      (kind) => onlyIfOn(stored.documents[kind]) ?? documents[kind],
    ),
    questions: stored.questions.map((question) => ({
      ...question,
      suggestion: suggestionOf(question.question),
    })),
    next: NEW_FORM_SETUP.next,
  };
}

/** Drops `required` of a toggle that is off. */
function onlyIfOn(toggle: AskToggle | undefined): AskToggle | undefined {
  return toggle?.enabled === true ? { enabled: true, required: toggle.required } : undefined;
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

/** The type of a new question that is still blank makes no difference. */
export function isSameSetup(one: FormSetup, other: FormSetup): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ next, ...parts }: FormSetup): string {
  return JSON.stringify([parts, next.question]);
}
