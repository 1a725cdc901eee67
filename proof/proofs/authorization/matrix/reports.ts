import { anyone, everyone, operators, type Row } from './row.ts';

const decision = {
  decision: 'uphold',
  action: 'remove_job',
  reason: 'It asks for money.',
  revision: '{openCaseRevision}',
};

/** The questions of its job's form are among the texts that an operator decides about. */
const aCase = operators('200: the form');

/** Reports, and what operators do with them. */
export const reports: readonly Row[] = [
  {
    call: 'POST /api/reports',
    about: 'an application',
    body: { subjectType: 'application', subjectId: '{undecidedApplication}', reason: 'other' },
    who: { ...anyone('404'), otherSeeker: '201', accepted: '201' },
  },
  {
    call: 'POST /api/reports',
    about: 'a job',
    body: { subjectType: 'job', subjectId: '{closedJob}', reason: 'scam' },
    who: { ...anyone('201'), accepted: '403' },
  },
  { call: 'GET /api/reports', who: { ...anyone('200'), otherSeeker: '200' } },
  {
    call: 'POST /api/operator/login',
    about: 'without the code of an authenticator',
    body: { email: 'review.canary@almanac.example', password: 'a guess' },
    who: everyone('400'),
  },
  { call: 'POST /api/operator/logout', leavesNoTrace: true, who: everyone('204') },
  { call: 'GET /api/operator/me', who: operators('200') },
  { call: 'GET /api/operator/cases', who: operators('200') },
  {
    call: 'GET /api/operator/cases/:caseId',
    at: '/api/operator/cases/{openCase}',
    records: ['operator_log'],
    who: aCase,
  },
  {
    call: 'POST /api/operator/cases/:caseId/claim',
    at: '/api/operator/cases/{openCase}/claim',
    who: aCase,
  },
  {
    call: 'DELETE /api/operator/cases/:caseId/claim',
    at: '/api/operator/cases/{openCase}/claim',
    first: `UPDATE cases SET claimed_by = '{operator}', claimed_at = now() WHERE id = '{openCase}'`,
    who: operators('204'),
  },
  {
    call: 'POST /api/operator/cases/:caseId/decide',
    at: '/api/operator/cases/{openCase}/decide',
    body: decision,
    who: aCase,
  },
  {
    call: 'POST /api/operator/cases/:caseId/undo',
    at: '/api/operator/cases/{openCase}/undo',
    first: `UPDATE cases SET decision = 'dismiss', action = 'none', decision_reason = 'Fine.',
      decided_by = '{operator}', decided_at = now() WHERE id = '{openCase}'`,
    who: aCase,
  },
  { call: 'GET /api/operator/log', who: operators('200') },
  { call: 'GET /api/operator/overview', who: operators('200') },
  { call: 'GET /api/operator/screening', who: operators('200') },
  {
    call: 'PUT /api/operator/screening',
    body: { thresholds: [{ standing: 'new', threshold: 0.7, heavyThreshold: 0.9 }] },
    who: operators('200'),
  },
];
