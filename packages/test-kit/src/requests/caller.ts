import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 20;
const PAUSE_MS = 500;

/** Options of a call to the server. */
export interface CallOptions {
  /** A session's token. */
  readonly token?: string | undefined;
  /** Sent as JSON; a form or bytes are sent as they are. */
  readonly body?: object | string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A response, read to its end. */
export interface CallResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed body, or undefined if it is not JSON. */
  readonly json: unknown;
}

/** Calls the server over HTTP. Fails unless the whole response arrives. */
export async function call(
  address: string,
  method: string,
  path: string,
  { token, body, headers, signal }: CallOptions = {},
): Promise<CallResponse> {
  const sentAsIs =
    body instanceof FormData || body instanceof Uint8Array || typeof body === 'string';
  const response = await fetch(`${address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || sentAsIs ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: sentAsIs ? (body as BodyInit) : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const bytes = await bytesOf(response);
  const text = bytes.toString('utf8');
  return { status: response.status, headers: response.headers, bytes, text, json: parse(text) };
}

/** A stream of events has no end: its beginning is what was to be sent at once. */
async function bytesOf(response: Response): Promise<Buffer> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream) return Buffer.from(await response.arrayBuffer());
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []);
}

/** Retries a call while the server is overloaded, as it is on a busy machine; that is unrelated to who may do what. */
export async function callWithRetry(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<CallResponse> {
  for (let tried = 1; ; tried++) {
    const response = await call(address, method, path, options);
    if (response.status !== 503 || tried === TRIES) return response;
    await sleep(PAUSE_MS);
  }
}

/** Calls the server and throws unless it succeeds; for the preparation of proofs. */
export async function callOrFail(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const { status, text, json } = await callWithRetry(address, method, path, options);
  if (status >= 400) throw new Error(`${method} ${path} responded with ${status}: ${text}`);
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
