import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** S3's response for a missing file. */
const NO_SUCH_KEY = '<Error><Code>NoSuchKey</Code><Message>No such key.</Message></Error>';

/** The part of S3 that the server uses. */
export interface FakeBucket {
  readonly endpoint: string;
  /** Its files, by path. */
  readonly objects: Map<string, Buffer>;
  close(): Promise<void>;
}

export async function startFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void respond(objects, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.example');
  const body = await buffer(request);
  const isSigned =
    request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') === true ||
    searchParams.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256';
  if (!isSigned) response.statusCode = 403;
  else if (request.method === 'PUT') objects.set(pathname, body);
  else if (request.method === 'DELETE') objects.delete(pathname);
  else {
    const found = objects.get(pathname);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    response.statusCode = found ? (start ? 206 : 200) : 404;
    response.end(start ? found?.subarray(Number(start), Number(end) + 1) : (found ?? NO_SUCH_KEY));
    return;
  }
  response.end();
}
