import type { DeliverEvent } from './sandbox-event.ts';

interface Request {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: Buffer;
}

interface Server {
  inject(request: Request): Promise<{ readonly statusCode: number }>;
}

/** Delivers events to the webhook of a server in this process, without the network. */
export function deliverInProcess(server: Server): DeliverEvent {
  return async (body, signature) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return statusCode;
  };
}
