import { streamLive } from '@nextshift/contract';
import { fileUrl } from '../api/file-url.ts';

/** A block of a stream: how far it has come, and what happened, if anything did. */
export interface StreamPart {
  readonly id: string | null;
  readonly event: string | null;
  readonly data: string;
}

interface StreamOptions {
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  readonly onPart: (part: StreamPart) => void;
  /** The server says after how many milliseconds to come back. */
  readonly onRetry: (ms: number) => void;
}

/**
 * Reads the stream of news until it ends. The browser's own reader would not say why it was refused.
 * @returns the status of the response
 * @throws when there is no connection, or it is lost
 */
export async function readStream({ lastEventId, signal, ...on }: StreamOptions): Promise<number> {
  const response = await fetch(fileUrl(streamLive, {}), {
    credentials: 'include',
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    },
    signal,
  });
  if (!response.ok || !response.body) return response.status;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return response.status;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) readBlock(block, on);
  }
}

/** @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
function readBlock(block: string, { onPart, onRetry }: Pick<StreamOptions, 'onPart' | 'onRetry'>) {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const [name = ''] = line.split(':', 1);
      return [name, line.slice(name.length + 1).trimStart()];
    }),
  );
  const retry = fields.get('retry');
  if (retry !== undefined) onRetry(Number(retry));
  const id = fields.get('id') ?? null;
  const event = fields.get('event') ?? null;
  if (id !== null || event !== null) onPart({ id, event, data: fields.get('data') ?? '' });
}
