import { ECDH } from 'node:crypto';
import {
  getPushKey as getKeyEndpoint,
  openPushedNews as openEndpoint,
  subscribeToPush as subscribeEndpoint,
  unsubscribeFromPush as unsubscribeEndpoint,
} from '@nextshift/contract';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { noContent, ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markNewsOpened } from '../../../platform/push/pushed-news.queries.ts';
import { readPushKeys } from '../../../platform/push/push-keys.ts';
import { isPushService } from '../../../platform/push/push-service.ts';
import {
  deleteSubscription,
  findEndpoint,
  storeSubscription,
} from '../../../platform/push/push-subscriptions.queries.ts';

/** News could not be encrypted for another. */
function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

export function pushRoutes(bind: Bind, platform: Platform): void {
  const { database, config, clock } = platform;

  bind(getKeyEndpoint, async ({ session }) => {
    const { publicKey } = await readPushKeys(platform);
    return ok({ publicKey, endpoint: await findEndpoint(database, session.id) });
  });

  bind(subscribeEndpoint, async ({ session, body }) => {
    if (!isPushService(config, new URL(body.endpoint))) {
      throw invalidField('endpoint', 'We do not recognize the push service of this browser.');
    }
    if (!isPointOfCurve(body.keys.p256dh)) {
      throw invalidField('keys.p256dh', 'This is not the key of a browser.');
    }
    await storeSubscription(database, { sessionId: session.id, now: clock() }, body);
    return noContent();
  });

  bind(unsubscribeEndpoint, async ({ session }) => {
    await deleteSubscription(database, session.id);
    return noContent();
  });

  bind(openEndpoint, async ({ session, params: { newsId } }) => {
    await markNewsOpened(database, session, { id: newsId, now: clock() });
    return noContent();
  });
}
