import * as z from 'zod';
import { seekerStatusLabelList } from '../applications/application-status.ts';
import { defineEndpoint } from '../endpoint.ts';
import { entityId, isoTime } from '../field-rules.ts';

const tag = 'Notices';

/** News of an application, shown within the app while its seeker wants such notices. */
export const notice = z.object({
  id: entityId,
  applicationId: entityId,
  jobId: entityId,
  jobTitle: z.string(),
  companyName: z.string(),
  /** The application's status that this is the news of. */
  status: z.enum(seekerStatusLabelList),
  /** That the employer deleted what it had accepted, or its account; null where the status is the news. */
  reason: z.enum(['place_withdrawn', 'company_left']).nullable(),
  createdAt: isoTime,
  readAt: isoTime.nullable(),
});

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  summary: "A seeker's newest notices, and how many are unread",
  tag,
  access: 'seeker',
  rateLimit: 'read',
  responses: {
    200: z.object({
      notices: z.array(notice),
      unreadCount: z.number().int(),
      /** False while the seeker's push notifications are off: no new notices are kept. */
      enabled: z.boolean(),
    }),
  },
});

export const readNotices = defineEndpoint({
  method: 'POST',
  path: '/api/notices/read',
  summary: 'Mark all notices as read',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  responses: { 204: null },
});

export type Notice = z.output<typeof notice>;
