import { NEW_FORM_SETUP } from '@nextshift/contract';
import { everyone, owningEmployer, type Row } from './row.ts';

/** For those without access through an application or a job. */
const nobody = { ...everyone('404'), visitor: '401', operator: '401', revoked: '401' } as const;
/** Seekers have no such call; the seeker's twin is an employer without applications. */
const noEmployer = { ...nobody, seeker: '401', otherSeeker: '401' } as const;
const forbidden = {
  ...noEmployer,
  pending: '403',
  accepted: '403',
  expired: '403',
  otherEmployer: '403',
  wrongKind: '403',
} as const;

/** What an employer's first view of an application writes. */
const OPENED = ['applications', 'application_events', 'live_events'];

/** Applications as employers see them: contact only while accepted, and for 30 days. */
export const applicants: readonly Row[] = [
  {
    call: 'GET /applications/getUserApplicationById/:applicationId',
    records: OPENED,
    about: 'an application that is undecided',
    at: '/applications/getUserApplicationById/{pendingApplication}',
    who: {
      ...nobody,
      seeker: '200: the name, the email, the phone, the answers, names of documents',
      pending: '200: the name, the answers, names of documents',
    },
  },
  {
    call: 'GET /applications/getUserApplicationById/:applicationId',
    records: OPENED,
    about: 'an application that was accepted today',
    at: '/applications/getUserApplicationById/{acceptedApplication}',
    who: {
      ...nobody,
      seeker: '200: the name, the email, the phone, the answers, names of documents, the form',
      accepted: '200: the name, the email, the phone, the answers, names of documents, the form',
    },
  },
  {
    call: 'GET /applications/getUserApplicationById/:applicationId',
    records: OPENED,
    about: 'an application that was accepted more than 30 days ago',
    at: '/applications/getUserApplicationById/{expiredApplication}',
    who: {
      ...nobody,
      seeker: '200: the name, the email, the phone, the answers, names of documents',
      expired: '200: the name, the answers, names of documents',
    },
  },
  {
    call: 'GET /api/applications/:id/events',
    records: OPENED,
    about: 'what happened to an application that was accepted today',
    at: '/api/applications/{acceptedApplication}/events',
    who: { ...nobody, seeker: '200', accepted: '200' },
  },
  {
    call: 'GET /employerapplications/employerAppliedApplications/:employerId',
    about: 'of the employer called pending, to whom one with a hidden profile has applied as well',
    at: '/employerapplications/employerAppliedApplications/{pending}',
    who: {
      ...forbidden,
      pending: '200: the name, the profile, the answers, names of documents, a hidden name',
    },
  },
  {
    call: 'GET /employerapplications/employerAppliedApplications/:employerId',
    about: 'of the employer called accepted, who has not decided on another seeker',
    of: 'employer',
    at: '/employerapplications/employerAppliedApplications/{accepted}',
    who: owningEmployer(
      '200: the name, the email, the phone, the profile, the answers, names of documents, another seeker, the form',
    ),
  },
  {
    call: 'GET /employerapplications/employerAppliedApplications/:employerId',
    about: 'of the employer called expired',
    at: '/employerapplications/employerAppliedApplications/{expired}',
    who: { ...forbidden, expired: '200: the name, the profile, the answers, names of documents' },
  },
  {
    call: 'PUT /employerapplications/:id',
    about: 'moved to another stage',
    at: '/employerapplications/{pendingApplication}',
    body: { status: 'Under Review' },
    reads: ['status'],
    who: {
      ...noEmployer,
      pending: '200: the name, the profile, the answers, names of documents',
    },
  },
  {
    call: 'PUT /employerapplications/:id',
    about: 'declined',
    of: 'employer',
    at: '/employerapplications/{undecidedApplication}',
    body: { status: 'Declined' },
    reads: ['status'],
    who: owningEmployer('200: another seeker, the form', '404'),
  },
  {
    call: 'PUT /employerapplications/:id',
    about: 'accepted, which tells how to reach them',
    of: 'employer',
    at: '/employerapplications/{undecidedApplication}',
    body: { status: 'Accepted' },
    reads: ['status'],
    who: owningEmployer("200: another seeker, another's contact, the form", '404'),
  },
  {
    call: 'PUT /employerapplications/:id',
    about: 'accepted once more, when it was long ago',
    at: '/employerapplications/{expiredApplication}',
    body: { status: 'Accepted' },
    reads: ['status'],
    who: { ...noEmployer, expired: '409' },
  },
  {
    call: 'POST /api/employerapplications/:id/undo-acceptance',
    about: 'whose applicant was not told yet',
    of: 'employer',
    at: '/api/employerapplications/{acceptedApplication}/undo-acceptance',
    first: `UPDATE applications SET told_status = 'submitted', accepted_at = now()
      WHERE id = '{acceptedApplication}'`,
    who: owningEmployer(
      '200: the name, the profile, the answers, names of documents, the form',
      '404',
    ),
  },
  {
    call: 'POST /api/employerapplications/:id/undo-acceptance',
    about: 'that was long ago',
    at: '/api/employerapplications/{expiredApplication}/undo-acceptance',
    who: { ...noEmployer, expired: '409' },
  },
  {
    call: 'DELETE /employerapplications/:id',
    of: 'employer',
    at: '/employerapplications/{acceptedApplication}',
    who: owningEmployer('204', '404'),
  },
  {
    call: 'DELETE /employerapplications/:id',
    about: 'one that is not accepted',
    of: 'employer',
    at: '/employerapplications/{undecidedApplication}',
    who: owningEmployer('409', '404'),
  },
  {
    call: 'POST /employerapplications/create',
    of: 'employer',
    body: {
      employerId: '{accepted}',
      jobId: '{openJob}',
      basicFields: { email: { enabled: true } },
      questions: [],
    },
    who: owningEmployer('201', '403'),
  },
  {
    call: 'POST /employerapplications/create',
    about: "in one's own name, for a job of the accepting employer",
    of: 'employer',
    body: {
      employerId: '{me}',
      jobId: '{openJob}',
      basicFields: { email: { enabled: true } },
      questions: [],
    },
    who: owningEmployer('201', '404'),
  },
  {
    call: 'GET /api/jobs/:jobId/application-setup',
    of: 'employer',
    at: '/api/jobs/{closedJob}/application-setup',
    who: owningEmployer('200: the form, the draft of a form', '404'),
  },
  {
    call: 'PUT /api/jobs/:jobId/application-setup/draft',
    of: 'employer',
    at: '/api/jobs/{openJob}/application-setup/draft',
    body: { setup: NEW_FORM_SETUP, formId: '{openForm}', updatedAt: null },
    who: owningEmployer('200', '404'),
  },
];
