import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A complete response that never reached its client. */
export interface LostResponse {
  readonly status: number;
  readonly json: unknown;
}

/** Forwards one request at a time to the server and closes the connection at the first byte of the response. */
export interface LossyProxy {
  readonly address: string;
  /** The last lost response. */
  lastResponse(): Promise<LostResponse>;
  close(): Promise<void>;
}

const HEAD_END = '\r\n\r\n';

export async function startLossyProxy(serverAddress: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(serverAddress);
  let last = Promise.reject<LostResponse>(new Error('Nothing has been sent.'));
  last.catch(() => undefined);
  const proxy = createServer((client) => {
    last = forward(client, connect(Number(port), hostname));
    // `lastResponse` reports the failure.
    last.catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    lastResponse: () => last,
    async close() {
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** Forwards the request, and reads the response without passing it on. */
async function forward(client: Socket, server: Socket): Promise<LostResponse> {
  client.on('error', () => server.destroy());
  client.pipe(server);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of server as AsyncIterable<Buffer>) {
      client.destroy();
      chunks.push(chunk);
      const response = readResponse(Buffer.concat(chunks));
      if (response) return response;
    }
    throw new Error('The server closed the connection before its response was complete.');
  } finally {
    client.destroy();
    server.destroy();
  }
}

/** Parses a response; undefined while it is incomplete. */
function readResponse(bytes: Buffer): LostResponse | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = bytes.subarray(0, headEnd).toString('latin1');
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  const body = bytes.subarray(headEnd + HEAD_END.length);
  if (Number.isNaN(length)) throw new Error(`A response without Content-Length: ${head}`);
  if (body.length < length) return undefined;
  const status = Number(head.split(' ')[1]);
  return { status, json: JSON.parse(body.toString('utf8')) as unknown };
}
