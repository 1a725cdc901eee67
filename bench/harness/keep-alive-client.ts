import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface TimedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** From the request to the last byte of the response, in milliseconds. */
  readonly ms: number;
}

type Headers = Readonly<Record<string, string>>;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Headers;
  /** Sent as JSON. */
  readonly body?: object;
}

/** Sends sequential requests over each of that many connections. */
export function createKeepAliveClient(address: string, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  function send({ method, path, headers = {}, body }: Sent): Promise<TimedResponse> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const described = {
      ...headers,
      ...(body === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(text)),
          }),
    };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(
        `${address}${path}`,
        { agent, method, headers: described },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const status = response.statusCode ?? 0;
            const ms = performance.now() - started;
            resolve({ status, headers: response.headers, bytes: Buffer.concat(chunks), ms });
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }
  return {
    send,
    get: (path: string, headers: Headers = {}) => send({ method: 'GET', path, headers }),
    close: () => agent.destroy(),
  };
}
