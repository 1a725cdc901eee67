import { planted } from '../../../board/canary-texts.ts';
import type { Canary } from '../canary.ts';
import { PROFILE, APPLICANTS, CASES, DECIDE, ME, OUTBOX, COMPANY_EXPORT } from './places.ts';

const { employer, hiddenSeeker, operator, otherSeeker } = planted;

/** Where operators read an account. */
const COMPANY_FILES = [
  'GET /api/operator/employers/:employerId',
  'POST /api/operator/employers/:employerId/verify',
  'POST /api/operator/employers/:employerId/suspend',
  'POST /api/operator/employers/:employerId/restore',
];
const SEEKER_FILES = [
  'GET /api/operator/seekers/:seekerId',
  'POST /api/operator/seekers/:seekerId/suspend',
  'POST /api/operator/seekers/:seekerId/restore',
];
const FOUND_SEEKERS = ['GET /api/operator/seekers', ...SEEKER_FILES];

/** A seeker who hides the profile, and another one. */
export const otherPeople: readonly Canary[] = [
  {
    name: 'the name of one who hides the profile',
    texts: [hiddenSeeker.lastName],
    may: { pending: [PROFILE, APPLICANTS], operator: FOUND_SEEKERS },
    mails: /./,
  },
  { name: 'the bio of a hidden profile', texts: [hiddenSeeker.bio] },
  {
    name: 'the handle of a hidden profile',
    texts: [hiddenSeeker.handle, hiddenSeeker.handle.slice(1)],
  },
  { name: 'the phone of a hidden profile', texts: [hiddenSeeker.phone] },
  {
    name: 'the email of a hidden profile',
    texts: [hiddenSeeker.email],
    may: { everyone: OUTBOX, operator: FOUND_SEEKERS },
    mails: /./,
  },
  {
    name: "the name of another employer's applicant",
    texts: [otherSeeker.lastName],
    may: {
      otherSeeker: [ME, PROFILE],
      accepted: [APPLICANTS, DECIDE, COMPANY_EXPORT, 'GET /api/employerjobs/:jobId/roster'],
    },
    mails: /./,
  },
  {
    name: 'what a reporter wrote',
    texts: [otherSeeker.reportNote],
    may: { operator: CASES },
  },
  {
    name: 'what a company wrote in its appeal',
    texts: [employer.appeal],
    may: {
      accepted: ['GET /api/appeals', COMPANY_EXPORT],
      operator: CASES,
      // With the token of its mail, which the matrix gives to everyone.
      everyone: ['POST /api/appeals/read-link'],
    },
  },
  {
    name: 'what was held before its owner changed it',
    texts: [employer.heldDescription],
    may: { operator: CASES },
  },
  {
    name: 'why an operator removed a job',
    texts: [operator.reason],
    may: {
      operator: CASES,
      everyone: ['POST /api/appeals/read-link'],
    },
  },
  {
    name: 'the email of an operator',
    texts: [operator.email],
    may: {
      operator: [
        ...CASES,
        ...COMPANY_FILES,
        ...SEEKER_FILES,
        'GET /api/operator/me',
        'GET /api/operator/log',
      ],
    },
  },
];
