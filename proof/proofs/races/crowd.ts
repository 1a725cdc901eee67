import { Agent, request as openRequest } from 'node:http';
import type { ClientRequest } from 'node:http';
import { text } from 'node:stream/consumers';

/** Clients of a crowd, unless a proof has more. */
export const CLIENTS = 20;
/** How often a client repeats a request that the server asks to repeat: what waits too long for others is refused. */
const REPEATS = 10;

/** What one client of a crowd sends. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  /** Sent as JSON; bytes with the type of `contentType`. Without one, the whole request is sent with the last bytes. */
  readonly body?: object | Buffer;
  readonly contentType?: string;
  /** Of an idempotent call. */
  readonly idempotencyKey?: string;
}

/** The response. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly requestId: string;
  /** A refusal that changed nothing, to be repeated. */
  readonly isToRepeat: boolean;
}

/** Clients on separate connections that send at the same moment. */
export interface Crowd {
  readonly size: number;
  /**
   * Every client sends all but the last byte of its request; once `everybodyWaits` resolves, the last
   * bytes are sent together.
   */
  send(
    callOf: (client: number) => Call,
    everybodyWaits?: () => Promise<unknown>,
  ): Promise<readonly Reply[]>;
  leave(): void;
}

/** A crowd whose clients are distributed over the servers in turn. */
export function createCrowd(addresses: readonly string[], size: number): Crowd {
  const clients = Array.from({ length: size }, (_, client) => ({
    address: addresses[client % addresses.length] ?? '',
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  }));
  return {
    size,
    async send(callOf, everybodyWaits) {
      const calls = clients.map(({ address, agent }, client) => {
        const call = callOf(client);
        return () => begin(address, agent, call);
      });
      const begun = await Promise.all(calls.map((call) => call()));
      await everybodyWaits?.();
      return Promise.all(
        begun.map(async (first, client) => {
          let reply = await first.end();
          for (let repeats = 0; reply.isToRepeat && repeats < REPEATS; repeats += 1) {
            reply = (await (await calls[client]?.())?.end()) ?? reply;
          }
          return reply;
        }),
      );
    },
    leave() {
      for (const { agent } of clients) agent.destroy();
    },
  };
}

/** Sends all but the last byte. */
async function begin(address: string, agent: Agent, call: Call) {
  const { method, path, token, body, contentType = 'application/json', idempotencyKey } = call;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body ?? {}));
  const request = openRequest(`${address}${path}`, {
    method,
    agent,
    headers: {
      ...(body === undefined
        ? {}
        : { 'content-type': contentType, 'content-length': bytes.length }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
  });
  const reply = receive(request);
  // Awaited later with the others; avoids an unhandled rejection until then.
  reply.catch(() => undefined);
  if (body === undefined) {
    return {
      end() {
        request.end();
        return reply;
      },
    };
  }
  const sent = new Promise<void>((resolve) => {
    request.write(bytes.subarray(0, -1), () => resolve());
  });
  // An early refusal is a response as well.
  await Promise.race([sent, reply]);
  return {
    end() {
      request.end(bytes.subarray(-1));
      return reply;
    },
  };
}

function receive(request: ClientRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      const requestId = String(headers['x-request-id']);
      const isToRepeat = status === 503 && headers['retry-after'] !== undefined;
      text(response).then((body) => resolve({ status, text: body, requestId, isToRepeat }), reject);
    });
  });
}
