import { anyEmployer, owningEmployer, type Row } from './row.ts';

/** Jobs before their publication: private to their employer. */
export const jobDrafts: readonly Row[] = [
  {
    call: 'GET /api/job-drafts',
    of: 'employer',
    who: anyEmployer('200: a draft', '200'),
  },
  {
    call: 'POST /api/job-drafts',
    of: 'employer',
    body: { fields: { title: 'Globe Painter' } },
    who: anyEmployer('201'),
  },
  {
    call: 'GET /api/job-drafts/:draftId',
    of: 'employer',
    at: '/api/job-drafts/{jobDraft}',
    who: owningEmployer('200: a draft', '404'),
  },
  {
    call: 'PUT /api/job-drafts/:draftId',
    of: 'employer',
    at: '/api/job-drafts/{jobDraft}',
    body: { fields: { title: 'Globe Painter' } },
    who: owningEmployer('200', '404'),
  },
  {
    call: 'DELETE /api/job-drafts/:draftId',
    of: 'employer',
    at: '/api/job-drafts/{jobDraft}',
    who: owningEmployer('204', '404'),
  },
  {
    call: 'POST /api/job-drafts/:draftId/publish',
    of: 'employer',
    at: '/api/job-drafts/{jobDraft}/publish',
    who: owningEmployer('201: a draft', '404'),
  },
  {
    call: 'POST /api/employerjobs/:jobId/duplicate',
    of: 'employer',
    at: '/api/employerjobs/{closedJob}/duplicate',
    who: owningEmployer('201: a closed job', '404'),
  },
];
