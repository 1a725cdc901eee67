import { createECDH, createPublicKey, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pushedNews, type PushedNews, type PushSubscriptionBody } from '@nextshift/contract';
import { jwtVerify } from 'jose';
import { type BrowserKeys, decryptPush } from './decrypt-push.ts';

/** What a browser has received: the news, and how its service was asked to keep it. */
export interface ReceivedPush {
  readonly browser: string;
  readonly news: PushedNews;
  /** As it was sent. */
  readonly text: string;
  readonly ttl: number;
  /** Whom the service could ask about the sender. */
  readonly contact: string;
}

/** How the service responds: a status, with headers, or not at all. */
type Response =
  | { readonly status: number; readonly headers?: Record<string, string> }
  | { readonly onSilence: () => void };

/** A push service on this machine that takes only what RFC 8030, 8188, 8291 and 8292 allow. */
export interface LocalPushService {
  readonly origin: string;
  /** Subscribes a browser for the key of a board, as its page would. */
  subscribe(publicKey: string): { readonly browser: string; readonly body: PushSubscriptionBody };
  /** How it responds for a browser from now on. */
  respond(browser: string, response: Response): void;
  /** What browsers have received since the last call, in order. */
  take(): ReceivedPush[];
  /** Requests that were refused since the last call, with the reason. */
  takeRefusals(): string[];
  close(): Promise<void>;
}

interface Browser extends BrowserKeys {
  /** The key that the subscription was made for. */
  readonly sender: string;
}

export async function startLocalPushService(): Promise<LocalPushService> {
  const browsers = new Map<string, Browser>();
  const responses = new Map<string, Response>();
  let received: ReceivedPush[] = [];
  let refusals: string[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = ''] = (request.url ?? '').split('/push/');
    const answer = responses.get(name) ?? { status: 201 };
    const body = await buffer(request);
    if ('onSilence' in answer) {
      answer.onSilence();
      return;
    }
    const browser = browsers.get(name);
    if (!browser) {
      response.writeHead(404).end();
      return;
    }
    const push = await readPush(request, { name, browser, body, origin });
    if (answer.status === 201) received.push(push);
    response.writeHead(answer.status, answer.headers).end();
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      refusals.push(String(error));
      response.writeHead(400).end();
    });
  });
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });

  return {
    origin,
    subscribe(publicKey) {
      const ecdh = createECDH('prime256v1');
      const keys = { publicKey: ecdh.generateKeys(), privateKey: ecdh.getPrivateKey() };
      const auth = randomBytes(16);
      const browser = randomBytes(8).toString('hex');
      browsers.set(browser, { ...keys, auth, sender: publicKey });
      return {
        browser,
        body: {
          endpoint: `${origin}/push/${browser}`,
          keys: {
            p256dh: keys.publicKey.toString('base64url'),
            auth: auth.toString('base64url'),
          },
        },
      };
    },
    respond(browser, response) {
      responses.set(browser, response);
    },
    take() {
      const taken = received;
      received = [];
      return taken;
    },
    takeRefusals() {
      const taken = refusals;
      refusals = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

interface Posted {
  readonly name: string;
  readonly browser: Browser;
  readonly body: Buffer;
  readonly origin: string;
}

/** @throws if the request is not one that a push service takes */
async function readPush(
  { method, headers }: IncomingMessage,
  { name, browser, body, origin }: Posted,
): Promise<ReceivedPush> {
  if (method !== 'POST') throw new Error(`a push is posted, not ${method}`);
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('RFC 8291 asks for aes128gcm');
  if (!/^\d+$/.test(headers.ttl as string)) throw new Error('RFC 8030 asks for a TTL');
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== browser.sender) throw new Error('the subscription is for another sender');
  const { payload } = await jwtVerify(token, publicKeyOf(key), {
    algorithms: ['ES256'],
    audience: origin,
  });
  const hours = ((payload.exp ?? Infinity) - Date.now() / 1_000) / 3_600;
  if (hours > 24) throw new Error('RFC 8292 allows a day');
  const text = decryptPush(body, browser);
  const news = pushedNews.strict().parse(JSON.parse(text));
  return { browser: name, news, text, ttl: Number(headers.ttl), contact: payload.sub ?? '' };
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
    format: 'jwk',
  });
}
