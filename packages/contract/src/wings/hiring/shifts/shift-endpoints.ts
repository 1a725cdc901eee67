import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, moment } from '../../../field-rules.ts';
import { listQuery } from '../../../list-query.ts';
import { assignment, roster, weekClash } from './assignment-schemas.ts';

const tag = 'Shifts';
const anyTime = moment('Please enter a valid time');

export const listShifts = defineEndpoint({
  method: 'GET',
  path: '/api/shifts',
  summary:
    'Shifts of accepted people that overlap a time, by start: for seekers their own, for employers those of their jobs',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  query: z.object({
    ...listQuery.shape,
    from: anyTime.optional().describe('Now by default'),
    to: anyTime.optional().describe('8 weeks after `from` by default'),
    jobId: entityId.optional(),
  }),
  responses: { 200: z.object({ shifts: z.array(assignment) }) },
});

export const listWeekClashes = defineEndpoint({
  method: 'GET',
  path: '/api/shifts/clashes',
  summary:
    'Your shifts of the next 8 weeks that clash with your week, and those in your undecided applications that do',
  tag,
  access: 'seeker',
  rateLimit: 'read',
  responses: { 200: z.object({ clashes: z.array(weekClash) }) },
});

const change = {
  method: 'POST',
  tag,
  rateLimit: 'write',
  params: z.object({ assignmentId: entityId }),
  responses: { 200: z.object({ shift: assignment }) },
} as const;

export const confirmShift = defineEndpoint({
  ...change,
  path: '/api/shifts/:assignmentId/confirm',
  summary: 'Confirm a shift, at any time before it starts',
  access: 'seeker',
});

export const cancelShift = defineEndpoint({
  ...change,
  path: '/api/shifts/:assignmentId/cancel',
  summary:
    'Cancel one date of a shift before it starts; the other side is told, and the spot is free',
  access: 'signed-in',
});

export const markNoShow = defineEndpoint({
  ...change,
  path: '/api/shifts/:assignmentId/no-show',
  summary: 'Mark that somebody did not come, from the start until 7 days after the end',
  access: 'employer',
});

export const withdrawNoShow = defineEndpoint({
  ...change,
  path: '/api/shifts/:assignmentId/came',
  summary: 'Take back a no-show, disputed or not',
  access: 'employer',
});

export const coverShift = defineEndpoint({
  ...change,
  path: '/api/shifts/:assignmentId/cover',
  summary:
    'Give a free spot on the date of a canceled shift to somebody else who is hired for the job. They are asked to confirm',
  access: 'employer',
  body: z.object({ applicationId: entityId }),
});

export const disputeNoShow = defineEndpoint({
  ...change,
  path: '/api/shifts/:assignmentId/dispute',
  summary: 'Dispute a no-show, within 7 days',
  access: 'seeker',
});

export const getRoster = defineEndpoint({
  method: 'GET',
  path: '/api/employerjobs/:jobId/roster',
  summary: 'Who has which shift of a job, and which applicants can work which',
  tag,
  access: 'employer',
  rateLimit: 'read',
  params: z.object({ jobId: entityId }),
  responses: { 200: z.object({ roster }) },
});

const calendar = { tag: 'Calendar', access: 'signed-in' } as const;
const address = z.object({ url: z.string() });

export const getCalendar = defineEndpoint({
  ...calendar,
  method: 'GET',
  path: '/api/calendar',
  summary: 'The address at which a calendar app can subscribe to your shifts',
  rateLimit: 'read',
  responses: { 200: address },
});

export const resetCalendar = defineEndpoint({
  ...calendar,
  method: 'POST',
  path: '/api/calendar/reset',
  summary: 'Replace the address of the calendar; the old one stops working',
  rateLimit: 'write',
  responses: { 200: address },
});
