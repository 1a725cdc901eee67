import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, isoTime } from '../../../field-rules.ts';
import { applicationForm, createApplicationFormBody } from './application-setup-schemas.ts';
import { formDraft, saveFormDraftBody } from './form-draft-schemas.ts';

const tag = 'Applications';

export const createApplicationForm = defineEndpoint({
  method: 'POST',
  path: '/employerapplications/create',
  summary: "Create or replace a job's form; answers keep the form they were given on",
  tag,
  access: 'employer',
  rateLimit: 'write',
  identity: ['body.employerId'],
  idempotent: true,
  body: createApplicationFormBody,
  responses: { 201: z.object({ applicationForm }) },
});

export const getApplicationSetup = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/application-setup',
  summary: "The form of an employer's own job and its draft, to be edited; null where it has none",
  tag,
  access: 'employer',
  rateLimit: 'read',
  params: z.object({ jobId: entityId }),
  responses: {
    200: z.object({ applicationForm: applicationForm.nullable(), draft: formDraft.nullable() }),
  },
});

export const saveFormDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/jobs/:jobId/application-setup/draft',
  summary:
    "Save a draft of a job's form; saving the form removes it. 409 stale_revision if the draft or the form was changed since",
  tag,
  access: 'employer',
  rateLimit: 'write',
  params: z.object({ jobId: entityId }),
  body: saveFormDraftBody,
  responses: { 200: z.object({ updatedAt: isoTime.nullable() }) },
});
