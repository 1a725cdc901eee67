import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import {
  accountActBody,
  accountSearch,
  employerFile,
  foundEmployer,
  foundSeeker,
  seekerFile,
  verifyEmployerBody,
} from './account-schemas.ts';

const tag = 'Operators';

export const findEmployers = defineEndpoint({
  method: 'GET',
  path: '/api/operator/employers',
  summary: 'Companies by part of a name or email, or by id, the newest first; the look is logged',
  tag,
  access: 'operator',
  rateLimit: 'read',
  query: accountSearch,
  responses: { 200: z.object({ employers: z.array(foundEmployer) }) },
});

const employerParams = z.object({ employerId: entityId });
const employerResponse = { 200: z.object({ employer: employerFile }) };

export const getEmployerFile = defineEndpoint({
  method: 'GET',
  path: '/api/operator/employers/:employerId',
  summary: 'A company with its jobs and cases; the look is logged',
  tag,
  access: 'operator',
  rateLimit: 'read',
  params: employerParams,
  responses: employerResponse,
});

export const verifyEmployer = defineEndpoint({
  method: 'POST',
  path: '/api/operator/employers/:employerId/verify',
  summary: 'Verify a company. 409 if it is verified or suspended, or was changed since it was read',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: employerParams,
  body: verifyEmployerBody,
  responses: employerResponse,
});

export const suspendEmployer = defineEndpoint({
  method: 'POST',
  path: '/api/operator/employers/:employerId/suspend',
  summary: 'Suspend a company: at once for visitors, for good in ten minutes; 409 if it is',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: employerParams,
  body: accountActBody,
  responses: employerResponse,
});

export const restoreEmployer = defineEndpoint({
  method: 'POST',
  path: '/api/operator/employers/:employerId/restore',
  summary: 'End the suspension of a company; within ten minutes it leaves no trace',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: employerParams,
  body: accountActBody,
  responses: employerResponse,
});

export const findSeekers = defineEndpoint({
  method: 'GET',
  path: '/api/operator/seekers',
  summary: 'Seekers by part of a name or email, or by id, the newest first; the look is logged',
  tag,
  access: 'operator',
  rateLimit: 'read',
  query: accountSearch,
  responses: { 200: z.object({ seekers: z.array(foundSeeker) }) },
});

const seekerParams = z.object({ seekerId: entityId });
const seekerResponse = { 200: z.object({ seeker: seekerFile }) };

export const getSeekerFile = defineEndpoint({
  method: 'GET',
  path: '/api/operator/seekers/:seekerId',
  summary: 'A seeker with the cases about them; the look is logged',
  tag,
  access: 'operator',
  rateLimit: 'read',
  params: seekerParams,
  responses: seekerResponse,
});

export const suspendSeeker = defineEndpoint({
  method: 'POST',
  path: '/api/operator/seekers/:seekerId/suspend',
  summary: 'Suspend a seeker: signed out at once, applications withdrawn in ten minutes; 409 if so',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: seekerParams,
  body: accountActBody,
  responses: seekerResponse,
});

export const restoreSeeker = defineEndpoint({
  method: 'POST',
  path: '/api/operator/seekers/:seekerId/restore',
  summary: 'End the suspension of a seeker; within ten minutes it leaves no trace',
  tag,
  access: 'operator',
  rateLimit: 'write',
  params: seekerParams,
  body: accountActBody,
  responses: seekerResponse,
});
