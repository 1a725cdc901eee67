import { planted } from '../../../board/canary-texts.ts';
import type { Canary } from '../canary.ts';
import {
  CASES,
  COMPANY_EXPORT,
  COMPANY_LOGIN,
  FORMS,
  INTERVIEWS,
  OWN_COMPANY,
  UNDO,
} from './places.ts';

const { employer } = planted;

/** Private data of companies. */
export const companies: readonly Canary[] = [
  { name: 'an EIN', texts: [employer.taxNumber] },
  { name: 'the EIN of a company that has just joined', texts: ['550001199'] },
  {
    name: 'the card of a company',
    texts: [employer.card],
    may: { accepted: [COMPANY_EXPORT] },
  },
  {
    name: 'the street of a company',
    texts: [employer.address],
    may: { everyone: [COMPANY_LOGIN], accepted: [...OWN_COMPANY, COMPANY_EXPORT] },
  },
  {
    name: 'a message to sales',
    texts: [employer.salesMessage],
    may: { accepted: [COMPANY_EXPORT] },
    mails: /sales@/,
  },
  {
    name: 'the one who wrote to sales',
    texts: [employer.contactName],
    may: { accepted: [COMPANY_EXPORT] },
    mails: /sales@/,
  },
  {
    name: 'a question of a form',
    texts: [employer.draftQuestion],
    may: {
      seeker: FORMS,
      otherSeeker: FORMS,
      accepted: [
        'GET /api/jobs/:jobId/application-setup',
        'GET /employerapplications/employerAppliedApplications/:employerId',
        'PUT /employerapplications/:id',
        UNDO,
        COMPANY_EXPORT,
      ],
      // Applicants read it, so operators decide about it.
      operator: CASES,
    },
  },
  {
    name: "the draft of a closed job's form",
    texts: [employer.draftedQuestion],
    may: { accepted: ['GET /api/jobs/:jobId/application-setup', COMPANY_EXPORT] },
  },
  {
    // Whoever is invited reads it once they have booked.
    name: 'where interviews are',
    texts: [employer.interviewPlace],
    may: {
      seeker: ['POST /api/interviews/:id/book'],
      pending: INTERVIEWS,
      accepted: ['PUT /api/employerjobs/:jobId/interview-hours'],
    },
    mails: /[Ii]nterview/,
  },
  {
    name: 'a template of messages',
    texts: [employer.templateTitle, employer.templateText],
    may: { accepted: ['GET /api/message-templates', COMPANY_EXPORT] },
  },
  {
    name: 'the text of a draft',
    texts: [employer.draftDescription],
    may: {
      accepted: [
        'GET /api/job-drafts',
        'GET /api/job-drafts/:draftId',
        'POST /api/job-drafts/:draftId/publish',
        COMPANY_EXPORT,
      ],
    },
  },
  {
    name: 'the text of a closed job',
    texts: [employer.closedDescription],
    may: {
      everyone: ['GET /api/jobs/:jobId'],
      accepted: [
        'GET /employerjobs/jobs/:employerId',
        'POST /api/employerjobs/:jobId/duplicate',
        COMPANY_EXPORT,
      ],
    },
  },
];
