import type { ApplicationDetail, ApplicationForm, ApplicationTemplate } from '@nextshift/contract';
import { idOf } from './employer-world.ts';
import { sampleJob } from './sample-job.ts';
import { sampleApplication } from './samples.ts';

const job = sampleJob({ id: idOf(40), minWage: 15, maxWage: 18 });

/** A form with a field, a document and a question of each kind that matters. */
export const TEMPLATE: ApplicationTemplate = {
  id: idOf(41),
  employerId: job.employerId,
  job: { id: job.id, title: job.title, companyName: job.companyName },
  basicFields: {
    fullName: { name: 'fullName', enabled: true, required: true },
    email: { name: 'email', enabled: true, required: true },
    phone: { name: 'phone', enabled: true, required: true },
    city: { name: 'city', enabled: false, required: false },
    educationLevel: { name: 'educationLevel', enabled: true, required: false },
  },
  documents: {
    resume: { enabled: true, required: true, maxSize: 5_242_880, allowedTypes: ['PDF'] },
    coverLetter: { enabled: false, required: false, maxSize: 5_242_880, allowedTypes: ['PDF'] },
  },
  questions: [
    { id: '1736000000001', type: 'text', question: 'Why us?', options: [], required: true },
    {
      id: '1736000000002',
      type: 'multiple',
      question: 'Which shift?',
      options: ['Morning', 'Evening'],
      required: true,
    },
    { id: '1736000000003', type: 'yesno', question: 'Over 16?', options: [], required: true },
    { id: '1736000000004', type: 'number', question: 'Hours a week?', options: [], required: true },
  ],
};

/** The form as the employer set it up. */
export const FORM: ApplicationForm = {
  ...TEMPLATE,
  createdAt: '2026-01-05T17:00:00.000Z',
  closesAt: null,
  timeZone: 'America/New_York',
};

export const RESUME = { documentId: idOf(42), name: 'resume.pdf', size: 348_160 };

/** The submitted application, as in the seeker's own list. */
export const SUBMITTED = sampleApplication(job.id, {
  id: idOf(43),
  applicationId: idOf(43),
  job: { ...job, removed: false },
});

export function applicationDetail(
  changes: Partial<ApplicationDetail['application']> = {},
): ApplicationDetail {
  const { basicFields, documents, questions } = TEMPLATE;
  const { applicationId: _id, ...application } = SUBMITTED;
  return {
    application: {
      ...application,
      applicantName: 'Maya Torres',
      basicFields,
      documents,
      questions,
      submittedDocuments: { resume: RESUME, coverLetter: null },
      ...changes,
    },
    basicFieldAnswers: {
      fullName: 'Maya Torres',
      email: 'maya@example.com',
      phone: '9195550123',
      educationLevel: 'bachelors',
    },
    questionAnswers: {
      '1736000000001': 'Coffee.',
      '1736000000002': 'Morning',
      '1736000000003': 'yes',
      '1736000000004': '12',
    },
  };
}
