import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, moment } from '../../../field-rules.ts';
import { listQuery } from '../../../list-query.ts';
import { interviewHoursBody } from './interview-hours-body.ts';
import {
  bookInterviewBody,
  interview,
  interviewHours,
  interviewSlot,
} from './interview-schemas.ts';

const tag = 'Interviews';
const oneInterview = z.object({ interview });
const anyTime = moment('Please enter a valid time');

const ofJob = {
  tag,
  access: 'employer',
  path: '/api/employerjobs/:jobId/interview-hours',
  params: z.object({ jobId: entityId }),
} as const;

export const getInterviewHours = defineEndpoint({
  ...ofJob,
  method: 'GET',
  summary: 'When the applicants of a job are interviewed; null until the employer says it',
  rateLimit: 'read',
  responses: { 200: z.object({ interviewHours: interviewHours.nullable() }) },
});

export const updateInterviewHours = defineEndpoint({
  ...ofJob,
  method: 'PUT',
  summary: 'Replace when the applicants of a job are interviewed; what is booked stays',
  rateLimit: 'write',
  body: interviewHoursBody,
  responses: { 200: z.object({ interviewHours }) },
});

const ofApplication = {
  tag,
  path: '/api/applications/:id/interview',
  params: z.object({ id: entityId }),
} as const;

export const inviteToInterview = defineEndpoint({
  ...ofApplication,
  method: 'POST',
  access: 'employer',
  summary: 'Invite an applicant, who chooses a time; the application is in interviews',
  rateLimit: 'write',
  responses: { 201: oneInterview },
});

export const getInterview = defineEndpoint({
  ...ofApplication,
  method: 'GET',
  access: 'signed-in',
  summary:
    'The last interview of an application, and for its applicant the times to choose from, those that clash last',
  rateLimit: 'read',
  responses: { 200: z.object({ interview: interview.nullable(), slots: z.array(interviewSlot) }) },
});

export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/api/interviews',
  summary:
    'Your interviews that start within a time, by start, then those that nobody has booked yet',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  query: z.object({
    ...listQuery.shape,
    from: anyTime.optional().describe('A day ago by default'),
    to: anyTime.optional().describe('28 days ahead by default'),
  }),
  responses: {
    200: z.object({
      interviews: z.array(interview),
      /** For a seeker: how many they missed in the last 90 days, which nobody else reads. */
      missedLately: z.int(),
    }),
  },
});

const change = {
  method: 'POST',
  tag,
  rateLimit: 'write',
  params: z.object({ id: entityId }),
  responses: { 200: oneInterview },
} as const;

export const bookInterview = defineEndpoint({
  ...change,
  path: '/api/interviews/:id/book',
  access: 'seeker',
  summary: 'Book a time, or another instead of the one that was booked',
  body: bookInterviewBody,
});

export const declineInterview = defineEndpoint({
  ...change,
  path: '/api/interviews/:id/decline',
  access: 'seeker',
  summary: 'Decline an invitation, or give up a time',
});

export const cancelInterview = defineEndpoint({
  ...change,
  path: '/api/interviews/:id/cancel',
  access: 'employer',
  summary: 'Cancel an interview before it starts; its applicant is told',
});

export const markAttended = defineEndpoint({
  ...change,
  path: '/api/interviews/:id/attended',
  access: 'employer',
  summary: 'Say that an applicant came, from the start until 14 days after the end',
});

export const markMissed = defineEndpoint({
  ...change,
  path: '/api/interviews/:id/missed',
  access: 'employer',
  summary: 'Say that an applicant did not come, from the start until 14 days after the end',
});
