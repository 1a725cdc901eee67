import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { newsKinds } from '../../../news-kinds.ts';

const tag = 'Push';

/** Where a browser takes pushed news, and the keys it is encrypted for (RFC 8030 and 8291). */
export const pushSubscription = z.object({
  endpoint: z
    .url({ protocol: /^https?$/, error: 'This is not the address of a push service.' })
    .max(1_000),
  keys: z.object({
    /** An uncompressed point of P-256: 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});
export type PushSubscriptionBody = z.output<typeof pushSubscription>;

/** What is pushed. It says that there is news, never what it says: a worker reads that with the session. */
export const pushedNews = z.object({
  id: entityId,
  kind: z.enum(newsKinds),
  /** The path of the page that has it. */
  path: z.string().startsWith('/'),
  /** Whether the notices of the app name it as well. */
  hasNotice: z.boolean(),
});
export type PushedNews = z.output<typeof pushedNews>;

export const getPushKey = defineEndpoint({
  method: 'GET',
  path: '/api/push/key',
  summary: 'The key for push subscriptions (VAPID, RFC 8292), and where this session gets news',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  responses: {
    200: z.object({
      publicKey: z.string(),
      /** Where this session takes news; null if nowhere. */
      endpoint: z.string().nullable(),
    }),
  },
});

export const subscribeToPush = defineEndpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary:
    'Push news to this browser until its session ends; replaces the subscription that the session has',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  body: pushSubscription,
  responses: { 204: null },
});

export const unsubscribeFromPush = defineEndpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions',
  summary: 'Push no more news to this browser',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  responses: { 204: null },
});

export const openPushedNews = defineEndpoint({
  method: 'POST',
  path: '/api/push/:newsId/opened',
  summary: 'Say that pushed news was opened, so that no email follows',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  params: z.object({ newsId: entityId }),
  responses: { 204: null },
});
