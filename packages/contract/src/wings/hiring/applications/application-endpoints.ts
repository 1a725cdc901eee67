import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, isoTime, requiredFile } from '../../../field-rules.ts';
import { DOCUMENT_MAX_BYTES } from '../../../limits.ts';
import { listQuery } from '../../../list-query.ts';
import { shiftIds } from '../../jobs/shifts/shift-schemas.ts';
import { NO_FIRST_DATE_MESSAGE } from '../shifts/first-date.ts';
import { answerFilter } from './answer-filter.ts';
import { seekerStateList } from './application-actions.ts';
import { applicationData } from './application-answers.ts';
import { applicationTemplate, documentKinds } from './application-form-schemas.ts';
import {
  application,
  applicationDetail,
  applicationEvent,
  applicationLists,
  APPLICATION_SEARCH_MAX,
  contactView,
  employerApplication,
  employerApplicationSorts,
  stayingClosedReasons,
  uploadedDocument,
} from './application-schemas.ts';
import {
  employerStatusLabelList,
  seekerStatusLabelList,
  settableStatusLabels,
} from './application-status.ts';

const tag = 'Applications';

export const applyToJob = defineEndpoint({
  method: 'POST',
  path: '/applications/job/:jobId/apply',
  summary:
    'Apply with one click, or with the answers to the job’s form. If a form has to be answered, it is returned and nothing is stored',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['body.userId'],
  idempotent: true,
  params: z.object({ jobId: entityId }),
  body: z.object({ userId: entityId, applicationData: applicationData.optional(), shiftIds }),
  responses: {
    200: z.object({ needsMoreInfo: z.literal(true), application: applicationTemplate }),
    201: z.object({
      needsMoreInfo: z.literal(false),
      application,
      /** Whether the applicant chooses a time for an interview next. */
      invited: z.boolean(),
    }),
  },
});

export const getApplicationForm = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/application-form',
  summary: 'The form that a job asks to be answered; null where one click is enough',
  tag,
  access: 'seeker',
  rateLimit: 'read',
  params: z.object({ jobId: entityId }),
  responses: { 200: z.object({ application: applicationTemplate.nullable() }) },
});

export const listSeekerApplications = defineEndpoint({
  method: 'GET',
  path: '/applications/user/:userId',
  summary: "A seeker's applications, newest first; X-Total-Count carries their number",
  tag,
  access: 'seeker',
  rateLimit: 'read',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
  query: z.object({
    ...listQuery.shape,
    status: z.enum(seekerStatusLabelList).optional(),
    state: z.enum(seekerStateList).optional(),
    jobId: entityId.optional(),
  }),
  responses: { 200: z.array(application) },
});

export const uploadDocument = defineEndpoint({
  method: 'POST',
  path: '/api/applications/documents',
  summary: 'Upload a resume or cover letter, to be named in an application',
  tag,
  access: 'seeker',
  rateLimit: 'upload',
  idempotent: true,
  body: z.object({
    kind: z.enum(documentKinds, 'Please say whether this is a resume or a cover letter.'),
    file: requiredFile('Please choose a file.'),
  }),
  files: { file: { kind: 'document', maxBytes: DOCUMENT_MAX_BYTES } },
  responses: { 201: uploadedDocument },
});

export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: '/api/applications/documents/:documentId',
  summary: 'A document, for its owner and, once submitted, for the employer of that job',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  params: z.object({ documentId: entityId }),
  responses: { 200: 'file' },
});

export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/applications/getUserApplicationById/:applicationId',
  summary: 'An application with its answers, for the applicant and the employer of the job',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  params: z.object({ applicationId: entityId }),
  responses: { 200: z.object({ data: applicationDetail }) },
});

export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: '/api/applications/:id/withdraw',
  summary: 'Withdraw an application that is undecided or accepted',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  params: z.object({ id: entityId }),
  responses: { 200: z.object({ application }) },
});

export const retractApplication = defineEndpoint({
  method: 'POST',
  path: '/api/applications/:id/retract',
  summary:
    'Take back an application without a trace: within 60 seconds, while it is undecided and unseen',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  params: z.object({ id: entityId }),
  responses: { 204: null },
});

export const listApplicationEvents = defineEndpoint({
  method: 'GET',
  path: '/api/applications/:id/events',
  summary: 'What happened to an application, oldest first, for its applicant and its employer',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  params: z.object({ id: entityId }),
  responses: { 200: z.object({ events: z.array(applicationEvent) }) },
});

export const listContactViews = defineEndpoint({
  method: 'GET',
  path: '/api/applications/:id/contact-views',
  summary: 'When the employer was shown how to reach the applicant, oldest first, once a day',
  tag,
  access: 'seeker',
  rateLimit: 'read',
  params: z.object({ id: entityId }),
  responses: { 200: z.object({ contactViews: z.array(contactView) }) },
});

export const listEmployerApplications = defineEndpoint({
  method: 'GET',
  path: '/employerapplications/employerAppliedApplications/:employerId',
  summary:
    "Applications to an employer's jobs, searched and sorted; X-Total-Count carries their number",
  tag,
  access: 'employer',
  rateLimit: 'read',
  identity: ['params.employerId'],
  params: z.object({ employerId: entityId }),
  query: z.object({
    ...listQuery.shape,
    status: z.enum(employerStatusLabelList).optional(),
    jobId: entityId.optional(),
    applicationId: entityId.optional(),
    /**
     * Open: still undecided, and its job is active. Closed: anything else. Due: those open ones whose answer is due
     * within a week, or overdue. New: those open ones that the employer neither
     * opened nor moved to a stage.
     */
    state: z.enum(applicationLists).optional(),
    /** Words that must all occur in the applicant's name or the job's title. */
    search: z.string().trim().max(APPLICATION_SEARCH_MAX).optional(),
    /** Required answers to yes/no and choice questions. */
    answers: answerFilter,
    sort: z.enum(employerApplicationSorts).default('newest'),
  }),
  responses: { 200: z.object({ applications: z.array(employerApplication) }) },
});

export const changeApplicationStatus = defineEndpoint({
  method: 'PUT',
  path: '/employerapplications/:id',
  summary:
    'Accept, decline or reopen an application, or move it to a stage. Accepting fills an opening and gives the named shifts. The last opening closes the job. The applicant is told after 10 minutes, unless it is undone',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params: z.object({ id: entityId }),
  body: z.object({
    status: z.enum(settableStatusLabels),
    shiftIds,
    firstDate: z.iso
      .date(NO_FIRST_DATE_MESSAGE)
      .optional()
      .describe(
        'For an acceptance: the first date of work, in the time zone of the job. By default, weekly shifts begin two days ahead. No shift is before the start date in the form',
      ),
  }),
  responses: {
    200: z.object({
      data: z.object({ acceptedDate: isoTime.nullable(), application: employerApplication }),
    }),
  },
});

export const undoAcceptance = defineEndpoint({
  method: 'POST',
  path: '/api/employerapplications/:id/undo-acceptance',
  summary:
    'Undo an acceptance within 10 minutes, before its applicant is told. A job that it filled is active again',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params: z.object({ id: entityId }),
  responses: {
    200: z.object({
      application: employerApplication,
      /** Null unless the job, filled by the acceptance, could not become active again. */
      jobStaysClosed: z.enum(stayingClosedReasons).nullable(),
    }),
  },
});

export const deleteApplication = defineEndpoint({
  method: 'DELETE',
  path: '/employerapplications/:id',
  summary:
    'Cancel a hire: the application is gone for the employer and kept for its applicant, who is told. The job may be reposted',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params: z.object({ id: entityId }),
  responses: { 204: null },
});
