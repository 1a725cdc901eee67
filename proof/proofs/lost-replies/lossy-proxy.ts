import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A whole response that its client never saw. */
export interface LostResponse {
  readonly status: number;
  readonly json: unknown;
}

/** A line to the server that carries one request at a time, and breaks at the first byte of its response. */
export interface LossyLine {
  readonly address: string;
  /** What was lost last. */
  lost(): Promise<LostResponse>;
  close(): Promise<void>;
}

const HEAD_END = '\r\n\r\n';

export async function openLossyLine(serverAddress: string): Promise<LossyLine> {
  const { hostname, port } = new URL(serverAddress);
  let last = Promise.reject<LostResponse>(new Error('Nothing has been sent.'));
  last.catch(() => undefined);
  const line = createServer((client) => {
    last = carry(client, connect(Number(port), hostname));
    // Whoever asks for the response gets the failure.
    last.catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    lost: () => last,
    async close() {
      line.close();
      await once(line, 'close');
    },
  };
}

/** Takes the request to the server, and its response no further. */
async function carry(client: Socket, server: Socket): Promise<LostResponse> {
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
    throw new Error('The server hung up before its response was whole.');
  } finally {
    client.destroy();
    server.destroy();
  }
}

/** The response in the bytes of a connection; undefined as long as some of it is missing. */
function readResponse(bytes: Buffer): LostResponse | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = bytes.subarray(0, headEnd).toString('latin1');
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  const body = bytes.subarray(headEnd + HEAD_END.length);
  if (Number.isNaN(length)) throw new Error(`A response without its length: ${head}`);
  if (body.length < length) return undefined;
  const status = Number(head.split(' ')[1]);
  return { status, json: JSON.parse(body.toString('utf8')) as unknown };
}
