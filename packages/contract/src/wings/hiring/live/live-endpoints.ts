import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';

/** What a stream has news of: the name of an event. Its id is that of the notice, the application or the interview. */
export const liveKinds = ['notice', 'message', 'application', 'shift', 'interview'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** The name of the event that says that more was missed than a stream can repeat: everything is to be read again. */
export const LIVE_RESET = 'reset';

/** The data of an event: whose news it is to read again. */
export const liveEvent = z.object({ id: entityId });

/** Streams that a session may have open at once on a server. */
export const LIVE_STREAMS_MAX = 5;

/** A stream that has sent nothing for this long, in milliseconds, is lost. */
export const LIVE_SILENCE_MAX_MS = 45_000;

export const streamLive = defineEndpoint({
  method: 'GET',
  path: '/api/live',
  summary:
    'News of the account as server-sent events. Each has a kind and the id of what has changed. `Last-Event-ID` repeats what was missed within 24 hours; `reset` says that more was missed',
  tag: 'Live',
  access: 'signed-in',
  rateLimit: 'read',
  responses: { 200: 'events' },
});
