import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

/** Opens a push service that takes everything. */
export async function openPushService(testbed: Testbed) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(201).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  testbed.afterwards(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** What a browser of its sends to subscribe. */
    subscription() {
      const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      return { endpoint: `${origin}/${auth}`, keys: { p256dh, auth } };
    },
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;
