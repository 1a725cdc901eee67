import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as received, its form flat: `items[0][price]=price_1`. */
export interface StripeCall {
  readonly route: string;
  readonly form: Record<string, string>;
  readonly idempotencyKey: string | undefined;
}

/** A response of Stripe, or a connection that hangs or is cut. */
export type StripeResponse =
  | { readonly status?: number; readonly body: unknown }
  | 'silence'
  | 'hang up';

/** The part of Stripe's API that a test sets up. */
export interface FakeStripe {
  readonly url: string;
  /** The requests since the last call, in order. */
  takeCalls(): StripeCall[];
  /** Responses for a route such as `GET /v1/invoices`, one per request; the last one repeats. */
  on(route: string, ...responses: StripeResponse[]): void;
  reset(): void;
  close(): Promise<void>;
}

export async function startFakeStripe(expected: {
  readonly secretKey: string;
  readonly version: string;
}): Promise<FakeStripe> {
  const responses = new Map<string, StripeResponse[]>();
  let calls: StripeCall[] = [];

  function findResponse({ headers }: IncomingMessage, route: string): StripeResponse {
    if (headers.authorization !== `Bearer ${expected.secretKey}`) {
      return stripeError(401, 'invalid_request_error', `Invalid API Key: ${headers.authorization}`);
    }
    if (headers['stripe-version'] !== expected.version) {
      return stripeError(400, 'invalid_request_error', 'Invalid Stripe API version');
    }
    const queue = responses.get(route) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return (
      answer ?? stripeError(404, 'invalid_request_error', `Unrecognized request URL (${route})`)
    );
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const key = request.headers['idempotency-key'];
    calls.push({ route, form, idempotencyKey: typeof key === 'string' ? key : undefined });
    const answer = findResponse(request, route);
    if (answer === 'silence') return;
    if (answer === 'hang up') request.socket.destroy();
    else {
      response.writeHead(answer.status ?? 200, {
        'content-type': 'application/json',
        'request-id': 'req_1',
      });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    on: (route, ...given) => void responses.set(route, given),
    reset() {
      responses.clear();
      calls = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An error in Stripe's shape. */
export function stripeError(
  status: number,
  type: string,
  message: string,
  code?: string,
): StripeResponse {
  return { status, body: { error: { type, message, ...(code === undefined ? {} : { code }) } } };
}
