import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { vi } from 'vitest';

/** In milliseconds. */
const PATIENCE = { timeout: 5_000, interval: 5 };

interface StreamEvent {
  readonly name: string;
  readonly id: string | undefined;
}

/** A client of `GET /api/live`. */
export interface LiveStream {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  /** All that has come. */
  text(): string;
  /** The events, in order. */
  events(): StreamEvent[];
  /** The id to go on from. */
  lastEventId(): string;
  /** Resolves when a text has come. */
  receives(text: string): Promise<void>;
  /** Resolves when the server has ended it. */
  ended(): Promise<void>;
  close(): void;
}

/** Opens a stream. */
export async function openStream(
  address: string,
  { token }: { readonly token: string },
  lastEventId?: string,
): Promise<LiveStream> {
  const sent: ClientRequest = request(`${address}/api/live`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    agent: false,
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  let hasEnded = false;
  response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  response.on('error', () => undefined).once('close', () => (hasEnded = true));
  const stream: LiveStream = {
    status: response.statusCode,
    headers: response.headers,
    text: () => text,
    events: () =>
      text.split('\n\n').flatMap((block) => {
        const name = /^event: (.*)$/m.exec(block)?.[1];
        const id = /^data: {"id":"(.*)"}$/m.exec(block)?.[1];
        return name === undefined ? [] : [{ name, id }];
      }),
    lastEventId: () =>
      text
        .match(/^id: .*$/gm)
        ?.at(-1)
        ?.slice('id: '.length) ?? '',
    receives: (part) => vi.waitUntil(() => text.includes(part), PATIENCE).then(() => undefined),
    ended: () => vi.waitUntil(() => hasEnded, PATIENCE).then(() => undefined),
    close: () => sent.destroy(),
  };
  if (response.statusCode === 200) await stream.receives('id: ');
  return stream;
}
