import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { MINUTE_MS, type PushedNews, SECOND_MS } from '@nextshift/contract';
import type { Platform } from '../platform.ts';
import { publicLookup } from './public-lookup.ts';
import { readPushKeys } from './push-keys.ts';
import { isOwnService, isPushService } from './push-service.ts';
import type { StoredSubscription } from './push-subscriptions.queries.ts';

/** A service that says nothing for so long does not take the news. */
const ANSWER_WITHIN_MS = 3 * SECOND_MS;
/** How long pushed news may stay unopened before it is mailed as well, in milliseconds; no service keeps it for longer. */
export const MAIL_AFTER_MS = 10 * MINUTE_MS;
/** How long a service is left alone that took nothing, one that asks for it without a time, and at most. */
const PAUSE_MS = { failed: MINUTE_MS, usual: 10 * MINUTE_MS, longest: 24 * 60 * MINUTE_MS };

/** What a service did with news. */
export type Delivery =
  | { readonly result: 'sent' | 'gone' }
  | { readonly result: 'paused'; readonly forMs: number };

/** Encrypts news for a browser and hands it to its service (RFC 8030, 8291, 8292). */
export async function sendPush(
  platform: Platform,
  { endpoint, p256dh, auth }: Browser,
  news: PushedNews,
): Promise<Delivery> {
  const { config, log } = platform;
  const address = new URL(endpoint);
  // The setting may have changed since it was subscribed.
  if (!isPushService(config, address)) return { result: 'gone' };
  try {
    const { headers, body } = await encrypt(platform, { endpoint, p256dh, auth }, news);
    const { statusCode = 0, headers: answer } = await post(address, {
      headers,
      body,
      lookup: isOwnService(config, address) ? undefined : publicLookup,
    });
    if (statusCode >= 200 && statusCode < 300) return { result: 'sent' };
    if (statusCode === 404 || statusCode === 410) return { result: 'gone' };
    if (statusCode === 429) return { result: 'paused', forMs: pauseOf(answer['retry-after']) };
    log.warn({ host: address.host, status: statusCode }, 'a push service refused news');
  } catch (error) {
    log.warn({ host: address.host, err: error }, 'a push service did not take news');
  }
  return { result: 'paused', forMs: PAUSE_MS.failed };
}

type Browser = Pick<StoredSubscription, 'endpoint' | 'p256dh' | 'auth'>;

/** @throws for keys that are none */
async function encrypt(platform: Platform, { endpoint, p256dh, auth }: Browser, news: PushedNews) {
  const { default: webPush } = await import('web-push');
  const keys = await readPushKeys(platform);
  return webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(news),
    {
      TTL: MAIL_AFTER_MS / SECOND_MS,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: `mailto:${platform.config.supportEmail}`, ...keys },
    },
  );
}

interface PostOptions {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  readonly lookup: typeof publicLookup | undefined;
}

/** Redirects are not followed. @throws without a response in time */
function post(address: URL, { headers, body, lookup }: PostOptions): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return new Promise((resolve, reject) => {
    request(address, { method: 'POST', headers: { ...headers }, signal, lookup }, (response) => {
      response.on('error', reject).resume();
      resolve(response);
    })
      .on('error', reject)
      .end(body);
  });
}

function pauseOf(retryAfter: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  return Math.min(seconds === null ? PAUSE_MS.usual : seconds * SECOND_MS, PAUSE_MS.longest);
}
