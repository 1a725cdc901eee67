import {
  hasFormContent,
  createApplicationFormBody,
  type CreateApplicationFormBody,
  EMPTY_FORM_MESSAGE,
  type FormSetup,
} from '@nextshift/contract';
import { formContent, hasText } from './form-setup.ts';

/** A problem of one question's text or options. */
export interface QuestionProblem {
  readonly part: 'question' | 'options';
  readonly message: string;
}

export interface SetupProblems {
  /** Of the form as a whole. */
  readonly form?: string | undefined;
  /** Of the question being written. */
  readonly next?: string | undefined;
  /** By question id. */
  readonly questions: Readonly<Record<string, QuestionProblem | undefined>>;
}

export const NO_PROBLEMS: SetupProblems = { questions: {} };

interface CheckedSetup {
  /** The request body; null if there is a problem. */
  readonly body: CreateApplicationFormBody | null;
  readonly problems: SetupProblems;
}

const BLANK = 'Please write the question, or delete it.';
const NOT_ADDED = 'This question is not in the form yet: add it, or clear it.';

/** Checks a form by the contract's rules, and that no typed question is left unadded. */
export function checkSetup(jobId: string, employerId: string, setup: FormSetup): CheckedSetup {
  const parts = formContent(setup);
  const isWriting = hasText(setup.next);
  if (!hasFormContent(parts) && !isWriting) {
    return { body: null, problems: { form: EMPTY_FORM_MESSAGE, questions: {} } };
  }
  const questions: Record<string, QuestionProblem | undefined> = {};
  for (const question of setup.questions) {
    if (!hasText(question)) questions[question.id] = { part: 'question', message: BLANK };
  }
  const checked = createApplicationFormBody.safeParse({ jobId, employerId, ...parts });
  let form: string | undefined;
  for (const { path, message } of checked.error?.issues ?? []) {
    const question = parts.questions[Number(path[1])];
    if (question) {
      const part = path[2] === 'options' ? 'options' : 'question';
      questions[question.id] ??= { part, message };
    } else if (!isWriting) form ??= message;
  }
  const problems = { form, next: isWriting ? NOT_ADDED : undefined, questions };
  const isRight = Object.keys(questions).length === 0 && !isWriting;
  return { body: isRight ? (checked.data ?? null) : null, problems };
}
