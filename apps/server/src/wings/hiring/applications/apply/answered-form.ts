import {
  type ApplicationData,
  type ApplicationTemplate,
  type BasicFieldKey,
  basicFieldKeys,
  type DocumentKind,
  documentKinds,
  documentLabels,
  type ErrorIssue,
  type AnswerProblem,
  basicFieldComplaint,
  findAnswerProblems,
  normalizeWebAddress,
  readEmail,
  readPhone,
  readState,
  UNANSWERED_MESSAGE,
  withScheme,
} from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';

/** The answers to a form as they are stored: only to what the form asks. */
export interface AnsweredForm {
  readonly formId: string;
  readonly basicFieldAnswers: Partial<Record<BasicFieldKey, string>>;
  readonly questionAnswers: Readonly<Record<string, string>>;
  readonly documents: Readonly<Partial<Record<DocumentKind, string>>>;
}

/**
 * Checks the answers against the form.
 * @throws {AppError} validation_failed with every question that has no valid answer
 */
export function answerForm(form: ApplicationTemplate, data: ApplicationData): AnsweredForm {
  const problems = findAnswerProblems(form, data);
  if (problems.length > 0) {
    const issues = problems.map(({ path, message }) => ({ path: [...path], message }));
    throw unanswered(
      issues,
      problems.map((problem) => nameWithComplaint(problem, data)),
    );
  }
  return {
    formId: form.id,
    basicFieldAnswers: basicAnswersOf(form, data),
    questionAnswers: questionAnswersOf(form, data),
    documents: documentsOf(form, data),
  };
}

/** The error for documents that do not exist or are not the applicant's. */
export function missingDocuments(kinds: readonly DocumentKind[]): AppError {
  return unanswered(
    kinds.map((kind) => ({ path: ['documents', kind], message: documentLabels[kind] })),
  );
}

function unanswered(issues: ErrorIssue[], names = issues.map(({ message }) => message)): AppError {
  const message = `${UNANSWERED_MESSAGE} ${names.join(', ')}`;
  return new AppError('validation_failed', { message, issues });
}

/** The question; of a basic field with a wrong answer also why: `State (Please choose a state.)`. */
function nameWithComplaint({ path, message }: AnswerProblem, { basicFields }: ApplicationData) {
  const key = basicFieldKeys.find((each) => path[0] === 'basicFields' && path[1] === each);
  const text = key === undefined ? '' : (basicFields[key] ?? '');
  return key === undefined || text === ''
    ? message
    : `${message} (${basicFieldComplaint(key, text)})`;
}

function basicAnswersOf(form: ApplicationTemplate, data: ApplicationData) {
  const answers: Partial<Record<BasicFieldKey, string>> = {};
  for (const key of basicFieldKeys) {
    const text = data.basicFields[key] ?? '';
    if (form.basicFields[key]?.enabled === true && text !== '') answers[key] = stored(key, text);
  }
  return answers;
}

function stored(key: BasicFieldKey, text: string): string {
  if (key === 'email') return readEmail(text);
  if (key === 'phone') return readPhone(text) ?? text;
  if (key === 'state') return readState(text) ?? text;
  if (key === 'website') return normalizeWebAddress(withScheme(text));
  return text;
}

function questionAnswersOf(form: ApplicationTemplate, data: ApplicationData) {
  const given = form.questions.map(({ id, type }): [string, string] => {
    const answer = data.answers[id] ?? '';
    return [id, type === 'email' ? readEmail(answer) : answer];
  });
  return Object.fromEntries(given.filter(([, answer]) => answer !== ''));
}

function documentsOf(form: ApplicationTemplate, data: ApplicationData) {
  const documents: Partial<Record<DocumentKind, string>> = {};
  for (const kind of documentKinds) {
    const id = data.documents[kind];
    if (form.documents[kind]?.enabled === true && id) documents[kind] = id;
  }
  return documents;
}
