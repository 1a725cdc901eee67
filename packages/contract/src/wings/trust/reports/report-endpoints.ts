import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { report, reportBody } from './report-schemas.ts';

const tag = 'Reports';

export const reportSubject = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  summary:
    'Report a job, a company or an application. 200 if you already have an open report of it, which takes the new note',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  body: reportBody,
  responses: { 200: z.object({ report }), 201: z.object({ report }) },
});

export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/reports',
  summary: 'Your reports and their outcomes, newest first, at most 100',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  responses: { 200: z.object({ reports: z.array(report) }) },
});
