import {
  type AnsweredForm,
  applicationDetail,
  type ApplicationStatus,
  applicationTemplate,
  type FormAnswers,
} from '@nextshift/contract';
import { createEventLoopYield } from '../../../../platform/event-loop-yield.ts';
import type { AttachedDocuments } from '../documents/documents.queries.ts';
import {
  employerMaySeeContact,
  type Contact,
  hideContact,
  hideContactTogether,
  readForContact,
} from '../../contact/index.ts';

const formOf = applicationTemplate.pick({ basicFields: true, documents: true, questions: true });

const answersOf = applicationDetail.pick({ basicFieldAnswers: true, questionAnswers: true });

/** The stored form and answers of an application; without a form, its columns are null. */
export interface AnswersRow {
  readonly status: ApplicationStatus;
  readonly accepted_at: Date | null;
  readonly moderation: 'clear' | 'held' | 'removed';
  readonly seeker_suspended_at: Date | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly basic_field_answers: unknown;
  readonly question_answers: unknown;
  readonly basic_fields: unknown;
  readonly documents: unknown;
  readonly questions: unknown;
}

/** The form of an application with its answers. */
export interface Answers extends FormAnswers {
  /** Null for an application without a form. */
  readonly form: AnsweredForm | null;
}

/** All answers, for the applicant. */
export function presentAnswers(row: AnswersRow, documents: AttachedDocuments): Answers {
  return {
    form: presentForm(row, documents),
    ...answersOf.parse({
      basicFieldAnswers: row.basic_field_answers,
      questionAnswers: row.question_answers,
    }),
  };
}

/**
 * All answers for the employer. Contact is blank unless the employer may see it, and a withdrawn
 * application has no answers.
 */
export async function presentAnswersForEmployer(
  row: AnswersRow,
  documents: AttachedDocuments,
  now: Date,
): Promise<Answers> {
  if (row.status === 'withdrawn') {
    return { form: presentForm(row, {}), basicFieldAnswers: {}, questionAnswers: {} };
  }
  const answers = presentAnswers(row, documents);
  return employerMaySeeContact(row, now) ? answers : await withoutContact(answers, row);
}

function presentForm(row: AnswersRow, documents: AttachedDocuments): AnsweredForm | null {
  if (row.questions === null) return null;
  return {
    ...formOf.parse({
      basicFields: row.basic_fields,
      documents: row.documents,
      questions: row.questions,
    }),
    submittedDocuments: {
      resume: documents.resume ?? null,
      coverLetter: documents.coverLetter ?? null,
    },
  };
}

/** Blanks answers to contact questions; hides phone numbers and mail addresses in the others. */
async function withoutContact(
  { form, basicFieldAnswers, questionAnswers }: Answers,
  account: Pick<AnswersRow, 'email' | 'phone_number'>,
): Promise<Answers> {
  const { email, phone, ...basicFields } = basicFieldAnswers;
  const asksForEmail = new Set(
    form?.questions.filter(({ type }) => type === 'email').map(({ id }) => id),
  );
  const contact = {
    emails: given([account.email, email]),
    phones: given([account.phone_number, phone]),
  };
  const order = form?.questions.map(({ id }) => id) ?? [];
  const others = Object.entries(questionAnswers)
    .filter(([id]) => !asksForEmail.has(id))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const fields = Object.entries(basicFields);
  const hidden = await hideTogether([...fields, ...others], contact);
  return {
    form: form && { ...form, submittedDocuments: withoutContactInNames(form, contact) },
    basicFieldAnswers: Object.fromEntries(hidden.slice(0, fields.length)),
    questionAnswers: Object.fromEntries(hidden.slice(fields.length)),
  };
}

/** Reads each answer in a turn of its own. */
async function hideTogether(answers: readonly [string, string][], contact: Contact) {
  const takeTurns = createEventLoopYield();
  const read = [];
  for (const [, text] of answers) {
    read.push(readForContact(text, contact));
    await takeTurns();
  }
  const hidden = hideContactTogether(read);
  return answers.map(([key], place): [string, string] => [key, hidden[place] ?? '']);
}

/** File names of resumes often contain contact. */
function withoutContactInNames(
  { submittedDocuments: { resume, coverLetter } }: AnsweredForm,
  contact: Contact,
): AnsweredForm['submittedDocuments'] {
  return {
    resume: resume && { ...resume, name: hideContact(resume.name, contact) },
    coverLetter: coverLetter && { ...coverLetter, name: hideContact(coverLetter.name, contact) },
  };
}

function given(texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => (text ? [text] : []));
}
