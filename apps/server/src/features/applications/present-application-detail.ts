import {
  type ApplicationDetail,
  applicationDetail,
  applicationTemplate,
  employerStatusWords,
  seekerStatusWords,
  type UploadedDocument,
} from '@nextshift/contract';
import { presentJobSummary } from '../jobs/index.ts';
import type { ApplicationDetailRow } from './application-detail.queries.ts';
import { employerMaySeeContact } from './application-policy.ts';
import { FORMER_APPLICANT } from './former-applicant.ts';
import { type Contact, hideContact } from './hide-contact.ts';

const formOf = applicationTemplate.pick({ basicFields: true, documents: true, questions: true });

const answersOf = applicationDetail.pick({ basicFieldAnswers: true, questionAnswers: true });

/** A quick application was made without a form: it has nothing to show. */
const NO_FORM = { basicFields: {}, documents: {}, questions: [] };

type Documents = Partial<Record<'resume' | 'coverLetter', UploadedDocument>>;

/** An application with its answers, in its applicant's words. */
export function presentDetailForSeeker(
  row: ApplicationDetailRow,
  documents: Documents,
): ApplicationDetail {
  return presentDetail(row, documents, seekerStatusWords[row.application_status]);
}

/**
 * The same for the employer: how to reach the applicant is blank unless the employer may see it, and a
 * withdrawn application has taken its answers along.
 */
export function presentDetailForEmployer(
  row: ApplicationDetailRow,
  documents: Documents,
  now: Date,
): ApplicationDetail {
  const status = employerStatusWords[row.application_status];
  if (row.application_status === 'withdrawn') {
    return { ...presentDetail(row, {}, status), basicFieldAnswers: {}, questionAnswers: {} };
  }
  const detail = presentDetail(row, documents, status);
  const showsContact = employerMaySeeContact(
    { status: row.application_status, accepted_at: row.accepted_at },
    now,
  );
  return showsContact ? detail : withoutContact(detail, row);
}

function presentDetail(
  row: ApplicationDetailRow,
  documents: Documents,
  status: ApplicationDetail['application']['status'],
): ApplicationDetail {
  const form =
    row.questions === null
      ? NO_FORM
      : formOf.parse({
          basicFields: row.basic_fields,
          documents: row.documents,
          questions: row.questions,
        });
  return {
    application: {
      id: row.id,
      jobId: row.job_id,
      userId: row.seeker_id ?? FORMER_APPLICANT.id,
      applicantName: [
        row.first_name ?? FORMER_APPLICANT.firstName,
        row.last_name ?? FORMER_APPLICANT.lastName,
      ].join(' '),
      status,
      createdAt: row.created_at.toISOString(),
      acceptedDate: row.accepted_at?.toISOString() ?? null,
      job: presentJobSummary({ ...row, id: row.job_id }),
      ...form,
      submittedDocuments: {
        resume: documents.resume ?? null,
        coverLetter: documents.coverLetter ?? null,
      },
    },
    ...answersOf.parse({
      basicFieldAnswers: row.basic_field_answers,
      questionAnswers: row.question_answers,
    }),
  };
}

/** What asks for contact is left out; in all other answers any phone number and mail address is hidden. */
function withoutContact(
  detail: ApplicationDetail,
  account: Pick<ApplicationDetailRow, 'email' | 'phone_number'>,
): ApplicationDetail {
  const { email, phone, ...basicFields } = detail.basicFieldAnswers;
  const { questions } = detail.application;
  const asksForEmail = new Set(
    questions.filter(({ type }) => type === 'email').map(({ id }) => id),
  );
  const answers = Object.entries(detail.questionAnswers);
  const contact = {
    emails: given([account.email, email]),
    phones: given([account.phone_number, phone]),
  };
  const hide = <Key extends string>([key, text]: [Key, string]): [Key, string] => [
    key,
    hideContact(text, contact),
  ];
  const { resume, coverLetter } = detail.application.submittedDocuments;
  return {
    ...detail,
    application: {
      ...detail.application,
      submittedDocuments: {
        resume: withoutContactInName(resume, contact),
        coverLetter: withoutContactInName(coverLetter, contact),
      },
    },
    basicFieldAnswers: Object.fromEntries(Object.entries(basicFields).map(hide)),
    questionAnswers: Object.fromEntries(answers.filter(([id]) => !asksForEmail.has(id)).map(hide)),
  };
}

type SubmittedDocument = ApplicationDetail['application']['submittedDocuments']['resume'];

/** Resumes are often called by how to reach their writer. */
function withoutContactInName(document: SubmittedDocument, contact: Contact): SubmittedDocument {
  return document && { ...document, name: hideContact(document.name, contact) };
}

function given(texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => (text ? [text] : []));
}
