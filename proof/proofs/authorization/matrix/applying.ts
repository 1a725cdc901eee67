import { anySeeker, everyone, owningSeeker, type Row } from './row.ts';

const MINE = {
  answers: { q1: 'Soon.' },
  basicFields: {
    fullName: 'R. P.',
    email: 'r@mail.example',
    phone: '9195550111',
    address: '1 Lane',
  },
};

/** The seeker keeps a resume. */
const KEPT = `UPDATE documents SET kept_at = now() WHERE id = '{looseResume}'`;

/** What seekers do with jobs: save, apply, withdraw, and the documents that they send. */
export const applying: readonly Row[] = [
  {
    call: 'GET /savedjobs/:userId',
    at: '/savedjobs/{seeker}',
    who: owningSeeker('200'),
  },
  {
    call: 'POST /savedjobs/add',
    body: { userId: '{seeker}', jobId: '{openJob}' },
    who: owningSeeker('201'),
  },
  {
    call: 'DELETE /savedjobs/:userId/:jobId',
    at: '/savedjobs/{seeker}/{plainJob}',
    who: owningSeeker('204'),
  },
  {
    call: 'POST /applications/job/:jobId/apply',
    about: "in the owner's name",
    at: '/applications/job/{freshJob}/apply',
    body: { userId: '{seeker}' },
    who: owningSeeker('201'),
  },
  {
    call: 'POST /applications/job/:jobId/apply',
    about: 'to a job with a form, which is handed out',
    at: '/applications/job/{formJob}/apply',
    body: { userId: '{me}' },
    leavesNoTrace: true,
    who: anySeeker('200'),
  },
  {
    call: 'POST /applications/job/:jobId/apply',
    about: "in one's own name, with the owner's resume",
    at: '/applications/job/{formJob}/apply',
    body: { userId: '{me}', applicationData: { ...MINE, documents: { resume: '{looseResume}' } } },
    who: owningSeeker('201', '400'),
  },
  {
    call: 'POST /applications/job/:jobId/apply',
    about: 'with a resume that was sent elsewhere',
    at: '/applications/job/{formJob}/apply',
    body: {
      userId: '{me}',
      applicationData: { ...MINE, documents: { resume: '{acceptedResume}' } },
    },
    who: owningSeeker('400', '400'),
  },
  {
    call: 'POST /applications/job/:jobId/apply',
    about: 'to a job that is closed',
    at: '/applications/job/{closedJob}/apply',
    body: { userId: '{me}' },
    who: anySeeker('409'),
  },
  {
    call: 'GET /api/jobs/:jobId/application-form',
    at: '/api/jobs/{openJob}/application-form',
    who: anySeeker('200: the form'),
  },
  {
    call: 'GET /applications/user/:userId',
    at: '/applications/user/{seeker}',
    who: owningSeeker('200'),
  },
  {
    call: 'POST /api/applications/:id/retract',
    at: '/api/applications/{pendingApplication}/retract',
    first: `update applications set created_at = now() where id = '{pendingApplication}'`,
    who: owningSeeker('204', '404'),
  },
  {
    call: 'POST /api/applications/:id/withdraw',
    at: '/api/applications/{pendingApplication}/withdraw',
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/applications/:id/withdraw',
    about: 'when it was accepted',
    at: '/api/applications/{acceptedApplication}/withdraw',
    who: owningSeeker('200', '404'),
  },
  {
    call: 'GET /api/applications/:id/contact-views',
    at: '/api/applications/{acceptedApplication}/contact-views',
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/applications/documents',
    form: { kind: 'resume', file: '<document>' },
    who: anySeeker('201'),
  },
  {
    call: 'PUT /api/userprofile/:userId/resume',
    at: '/api/userprofile/{seeker}/resume',
    body: { documentId: '{looseResume}' },
    who: owningSeeker('200: names of documents'),
  },
  {
    call: 'PUT /api/userprofile/:userId/resume',
    about: "the owner's resume as one's own",
    at: '/api/userprofile/{me}/resume',
    body: { documentId: '{looseResume}' },
    who: owningSeeker('200: names of documents', '404'),
  },
  {
    call: 'GET /api/userprofile/:userId/resume',
    at: '/api/userprofile/{seeker}/resume',
    who: owningSeeker('200'),
  },
  {
    call: 'DELETE /api/userprofile/:userId/resume',
    at: '/api/userprofile/{seeker}/resume',
    first: KEPT,
    who: owningSeeker('204'),
  },
  {
    call: 'GET /api/applications/documents/:documentId',
    about: 'the resume of the accepted application; its name is for its owner alone',
    at: '/api/applications/documents/{acceptedResume}',
    who: {
      ...everyone('404'),
      visitor: '401',
      operator: '401',
      revoked: '401',
      seeker: '200: names of documents, the resume',
      accepted: '200: the resume',
    },
  },
  {
    call: 'GET /api/applications/documents/:documentId',
    about: 'the resume of the application that is undecided',
    at: '/api/applications/documents/{pendingResume}',
    who: {
      ...everyone('404'),
      visitor: '401',
      operator: '401',
      revoked: '401',
      seeker: '200: names of documents, the resume',
      pending: '200: the resume',
    },
  },
  {
    call: 'GET /api/applications/documents/:documentId',
    about: 'a resume that was not sent',
    at: '/api/applications/documents/{looseResume}',
    who: {
      ...everyone('404'),
      visitor: '401',
      operator: '401',
      revoked: '401',
      seeker: '200: names of documents, the resume',
    },
  },
];
