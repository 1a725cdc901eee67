import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, isoTime } from '../../../field-rules.ts';

/** How many sessions a list has at most besides the one that asks. */
export const SESSIONS_LISTED = 50;

const tag = 'Sessions';

/** A sign-in that has not ended. It names no place and no address. */
export const session = z.object({
  /** Names the session, and opens nothing. */
  id: entityId,
  /** True for the session that asks. */
  current: z.boolean(),
  /** 'Chrome on Windows', or 'Unknown device'. */
  device: z.string(),
  createdAt: isoTime,
  /** To within five minutes. */
  lastSeenAt: isoTime,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: `Where you are signed in: this session and the newest ${SESSIONS_LISTED} others, newest first; X-Total-Count counts all`,
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  responses: { 200: z.object({ sessions: z.array(session) }) },
});

export const endOneSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  summary: 'End one of your sessions; ending this one signs you out',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  params: z.object({ sessionId: entityId }),
  responses: { 204: null },
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'End all your sessions except this one',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  responses: { 204: null },
});

export type SignedInSession = z.output<typeof session>;
