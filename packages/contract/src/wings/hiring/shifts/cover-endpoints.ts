import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { assignment, giveUpReason } from './assignment-schemas.ts';
import { coverOffer, coverSettings } from './cover-schemas.ts';

const tag = 'Shifts';

export const giveUpShift = defineEndpoint({
  method: 'POST',
  path: '/api/shifts/:assignmentId/give-up',
  summary:
    'Ask the colleagues who are free to take a shift. Until one does, it stays with its person, who keeps it by confirming',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  params: z.object({ assignmentId: entityId }),
  body: z.object({ reason: giveUpReason.optional() }),
  responses: {
    200: z.object({
      shift: assignment,
      /** How many are asked. */
      asked: z.int(),
    }),
  },
});

export const listCoverOffers = defineEndpoint({
  method: 'GET',
  path: '/api/cover-offers',
  summary:
    'Shifts to cover that start first: for seekers those they are asked to take, for employers those to approve',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  responses: { 200: z.object({ offers: z.array(coverOffer) }) },
});

const answer = {
  method: 'POST',
  tag,
  rateLimit: 'write',
  params: z.object({ offerId: entityId }),
  responses: { 200: z.object({ offer: coverOffer }) },
} as const;

export const takeCover = defineEndpoint({
  ...answer,
  path: '/api/cover-offers/:offerId/take',
  summary: "Take a colleague's shift: the first has it, unless the employer approves covers",
  access: 'seeker',
});

export const declineCover = defineEndpoint({
  ...answer,
  path: '/api/cover-offers/:offerId/decline',
  summary: 'Decline an offer for good, or as the employer refuse whoever would take it',
  access: 'signed-in',
});

export const approveCover = defineEndpoint({
  ...answer,
  path: '/api/cover-offers/:offerId/approve',
  summary: 'Approve who takes a shift, where the job asks for that',
  access: 'employer',
});

export const setCoverSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/employerjobs/:jobId/cover',
  summary:
    'Set who approves covers of a job, and whether all jobs of the company cover for each other',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params: z.object({ jobId: entityId }),
  body: coverSettings,
  responses: { 200: z.object({ cover: coverSettings }) },
});
