import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '@nextshift/test-kit/people/insert-people';

/** Wait before a lost stream is opened again, in milliseconds. */
const RETRY_MS = 200;

/** Somebody whose page is open: reads the stream of news, and comes back when it ends. */
export interface LiveClient {
  /** When each event was seen first, by the id that it names. */
  readonly seen: ReadonlyMap<string, number>;
  /** Resolves once the first stream has begun. */
  readonly begun: Promise<void>;
  close(): void;
}

/** @param addresses of instances, asked in turn: the first one that answers serves it */
export function openLiveClient(addresses: readonly string[], { token }: Account): LiveClient {
  const seen = new Map<string, number>();
  const closing = new AbortController();
  const agent = new Agent({ maxSockets: 1 });
  let lastEventId = '';
  const { promise: begun, begin } = pendingBeginning();

  function read(block: string): void {
    const id = /^id: (.+)$/m.exec(block)?.[1];
    const subject = /^data: {"id":"([^"]+)"}$/m.exec(block)?.[1];
    if (id !== undefined) {
      lastEventId = id;
      begin();
    }
    if (subject !== undefined && !seen.has(subject)) seen.set(subject, performance.now());
  }

  function readOnce(address: string): Promise<void> {
    return new Promise((resolve) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
      };
      const { signal } = closing;
      const onResponse = (response: IncomingMessage) => {
        let rest = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) read(block);
        });
        response.once('close', resolve).on('error', () => undefined);
      };
      get(`${address}/api/live`, { agent, headers, signal }, onResponse).once('error', () =>
        resolve(),
      );
    });
  }

  async function readOn(): Promise<void> {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      await readOnce(addresses[turn % addresses.length] ?? '');
      await sleep(RETRY_MS);
    }
  }

  void readOn();
  return {
    seen,
    begun,
    close() {
      closing.abort();
      agent.destroy();
    },
  };
}

function pendingBeginning() {
  const beginning = new AbortController();
  const promise = new Promise<void>((resolve) => {
    beginning.signal.addEventListener('abort', () => resolve());
  });
  return { promise, begin: () => beginning.abort() };
}
