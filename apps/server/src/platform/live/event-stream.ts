import { Readable } from 'node:stream';
import { LIVE_RESET } from '@nextshift/contract';
import type { Session } from '../authentication/sessions.ts';
import type { LiveEvent } from './live-events.queries.ts';

/** Bytes that wait for a slow client before it is hung up on: it comes back for what it has missed. */
const WAITING_MAX_BYTES = 64 * 1024;

/** A client's stream of events. */
export interface EventStream {
  readonly session: Session;
  readonly readable: Readable;
  /** Sends text, or keeps it until `begin`. */
  send(text: string): void;
  /** Sends what comes first, and then what came meanwhile. */
  begin(text: string): void;
  /** Ends it; the client comes back after so many milliseconds. */
  end(retryMs: number): void;
}

export function createEventStream(session: Session, onClose: () => void): EventStream {
  const readable = new Readable({ read: () => undefined, highWaterMark: WAITING_MAX_BYTES });
  readable.once('close', onClose);
  const waiting: string[] = [];
  let hasBegun = false;
  let hasEnded = false;

  function push(text: string): void {
    // A session may end while its stream begins.
    if (text !== '' && !hasEnded && !readable.push(text)) readable.destroy();
  }

  return {
    session,
    readable,
    send(text) {
      if (hasBegun) push(text);
      else waiting.push(text);
    },
    begin(text) {
      hasBegun = true;
      push([text, ...waiting.splice(0)].join(''));
    },
    end(retryMs) {
      push(writeRetry(retryMs));
      hasEnded = true;
      readable.push(null);
    },
  };
}

/** How long the client waits before it comes back. */
export function writeRetry(ms: number): string {
  return `retry: ${ms}\n\n`;
}

/** How far the stream has come, without an event. */
export function writeId(id: string): string {
  return `id: ${id}\n\n`;
}

/** @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
export function writeEvent(id: string, { kind, subjectId }: LiveEvent): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id: subjectId })}\n\n`;
}

export function writeReset(id: string): string {
  return `id: ${id}\nevent: ${LIVE_RESET}\ndata: {}\n\n`;
}
