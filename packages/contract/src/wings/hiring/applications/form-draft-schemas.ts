import * as z from 'zod';
import { entityId, isoTime } from '../../../field-rules.ts';
import { recordOf } from '../../../tables.ts';
import { basicFieldKeys, documentKinds, questionTypes } from './application-form-schemas.ts';
import {
  QUESTION_OPTION_TEXT_MAX,
  QUESTION_OPTIONS_MAX,
  QUESTION_TEXT_MAX,
  QUESTIONS_MAX,
} from './application-setup-questions.ts';
import { requiredByDefault } from './application-setup-schemas.ts';

const askToggle = z.object({ enabled: z.boolean(), required: z.boolean() });
const questionText = z.string().max(QUESTION_TEXT_MAX);

const draftQuestion = z.object({
  id: z.string().max(64),
  type: z.enum(questionTypes),
  question: questionText,
  options: z.array(z.string().max(QUESTION_OPTION_TEXT_MAX)).max(QUESTION_OPTIONS_MAX),
  required: z.boolean(),
  /** The suggestion that it started from. */
  suggestion: questionText.nullable(),
});

/** A job's form in the builder: everything as typed, however incomplete. */
export const formSetup = z.object({
  basicFields: z.record(z.enum(basicFieldKeys), askToggle),
  documents: z.record(z.enum(documentKinds), askToggle),
  questions: z.array(draftQuestion).max(QUESTIONS_MAX),
  /** The question being written, not added yet. */
  next: draftQuestion.pick({ type: true, question: true }),
});

export type AskToggle = z.output<typeof askToggle>;
export type FormSetup = z.output<typeof formSetup>;
export type SetupQuestion = FormSetup['questions'][number];

/** A new form: name and email are on, and required (spec section 3). */
export const NEW_FORM_SETUP: FormSetup = {
  basicFields: recordOf(basicFieldKeys, (key) => {
    const isOn = requiredByDefault.includes(key);
    return { enabled: isOn, required: isOn };
  }),
  documents: recordOf(documentKinds, () => ({ enabled: false, required: true })),
  questions: [],
  next: { type: 'text', question: '' },
};

/** What the builder resumes with. */
export const formDraft = z.object({
  setup: formSetup,
  /** Increases with every change, so it tells versions apart. */
  updatedAt: isoTime,
});

export type FormDraft = z.output<typeof formDraft>;

export const saveFormDraftBody = z.object({
  setup: formSetup.nullable().describe('Null removes the draft'),
  formId: entityId.nullable().describe('The form that the setup started from; null without one'),
  updatedAt: isoTime.nullable().describe('The version that was changed; null without a draft'),
});

export type SaveFormDraftBody = z.output<typeof saveFormDraftBody>;
