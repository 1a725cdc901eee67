import {
  type ApplicationDetail,
  type ApplicationStatus,
  employerStatusLabels,
  seekerStatusLabels,
} from '@nextshift/contract';
import type { AttachedDocuments } from '../documents/documents.queries.ts';
import { presentJobSummary } from '../../../jobs/index.ts';
import type { ApplicationDetailRow } from './application-detail.queries.ts';
import { createContactHider, FORMER_APPLICANT } from '../../contact/index.ts';
import {
  type Answers,
  type AnswersRow,
  presentAnswers,
  presentAnswersForEmployer,
} from './present-answers.ts';
import { presentAnswerDue } from './present-answer-due.ts';
import { presentEnding } from './present-ending.ts';

/** One-click applications have no form and no answers. */
const NO_FORM = {
  basicFields: {},
  documents: {},
  questions: [],
  submittedDocuments: { resume: null, coverLetter: null },
};

/** An application with its answers, as its applicant sees it. */
export function presentDetailForSeeker(
  row: ApplicationDetailRow,
  documents: AttachedDocuments,
): ApplicationDetail {
  return presentDetail(row, seekerStatusLabels, presentAnswers(answersRow(row), documents));
}

/** The same, limited to what the employer may see. */
export async function presentDetailForEmployer(
  row: ApplicationDetailRow,
  documents: AttachedDocuments,
  now: Date,
): Promise<ApplicationDetail> {
  const answers = await presentAnswersForEmployer(answersRow(row), documents, now);
  const { application, ...rest } = presentDetail(row, employerStatusLabels, answers);
  const [applicantName = ''] = createContactHider(
    answersRow(row),
    now,
  )([application.applicantName]);
  return {
    application: { ...application, applicantName },
    ...rest,
  };
}

/** `status` of the row is the job's. */
function answersRow(row: ApplicationDetailRow): AnswersRow {
  return { ...row, status: row.application_status };
}

function presentDetail(
  row: ApplicationDetailRow,
  labels: Readonly<Record<ApplicationStatus, ApplicationDetail['application']['status']>>,
  { form, ...answers }: Answers,
): ApplicationDetail {
  const { status, endedReason } = presentEnding(row.application_status, row);
  return {
    application: {
      id: row.id,
      jobId: row.job_id,
      userId: row.seeker_id ?? FORMER_APPLICANT.id,
      applicantName: [
        row.first_name ?? FORMER_APPLICANT.firstName,
        row.last_name ?? FORMER_APPLICANT.lastName,
      ].join(' '),
      status: labels[status],
      endedReason,
      answerDueAt: presentAnswerDue(status, row),
      createdAt: row.created_at.toISOString(),
      acceptedDate: row.accepted_at?.toISOString() ?? null,
      job: presentJobSummary({ ...row, id: row.job_id }),
      ...(form ?? NO_FORM),
    },
    ...answers,
  };
}
